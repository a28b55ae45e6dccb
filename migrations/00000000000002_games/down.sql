drop table outbox;
drop table snapshots;
drop table changes;
drop table moves;
drop table players;
drop table games;
