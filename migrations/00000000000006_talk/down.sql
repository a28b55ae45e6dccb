drop table mutes;
drop table notes;
drop table talk_rules;
drop index feed_messages;
drop table messages;
