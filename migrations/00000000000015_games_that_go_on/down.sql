drop trigger games_over on games;
drop function note_over();
drop index players_going;
alter table players drop column over_tx;
