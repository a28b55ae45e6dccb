-- Whoever has played ten thousand games is asked about the few that go on: what waits for them, what happened since. The transaction
-- in which a game was over, for each who played it; none while it goes on.

-- Whatever changes a table of players holds its game first: so does this.
lock table games in exclusive mode;

alter table players add column over_tx xid8;

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

-- Those that are over by now: as the last that happened tells it. What this cluster counts may be less, where a dump was restored.
update players p set over_tx = coalesce(greatest(
    (select tx from moves where game_id = g.id order by seq desc limit 1),
    (select tx from changes where game_id = g.id order by tx desc limit 1)
), '0')
from games g where g.id = p.game_id and g.status in ('finished', 'aborted');

create index players_going on players (account_id, over_tx);
