delete from outbox where game_id is null;
alter table outbox drop column account_id, alter column game_id set not null;
drop table feed;
drop table substitutes;
drop table plans;
drop table duties;
drop table vacations;
drop table former_players;
delete from accounts a where level is not null and not exists (select from players p where p.account_id = a.id);
alter table accounts drop column level;
alter table accounts drop column sleep_from, drop column sleep_to, drop column weekends_off;
alter table moves drop column actor, drop column clocks;
alter table players drop column wants_pause;
alter table games
    drop column clock, drop column clocks, drop column pauses, drop column least_reliability,
    alter column roster type smallint;
