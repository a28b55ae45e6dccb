drop index feed_order;
drop table mail_cursor;
drop table mail_tokens;
drop table mails;
drop table mail_settings;
