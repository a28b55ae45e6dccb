-- Whoever has played ten thousand games is asked about the few that go on: what waits for them, what happened since. The transaction
-- in which a game was over, for each who played it; none while it goes on. Of those that are over by now it is not known, and later
-- than it was does no harm.
alter table players add column over_tx xid8;

update players set over_tx = tx_now()
where game_id in (select id from games where status in ('finished', 'aborted'));

create index players_going on players (account_id, over_tx);

-- Games end, and go on again, in several ways; none of them can forget to say so.
create function note_over() returns trigger language plpgsql as $$
begin
    update players set over_tx = case when new.status in ('finished', 'aborted') then tx_now() end where game_id = new.id;
    return null;
end
$$;

create trigger games_over after update on games for each row
when ((old.status in ('finished', 'aborted')) <> (new.status in ('finished', 'aborted')))
execute function note_over();
