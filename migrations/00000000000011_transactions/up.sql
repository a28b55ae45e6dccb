-- What is told is told in the order of transactions, and cursors name them. A dump that is restored finds them counted from the
-- beginning again: what was told would never be, and every cursor would lie ahead of all that is to come. So they are asked for
-- here, and a server that finds itself in another cluster (store/transactions.rs) lets them go on above all that were ever given.
create function tx_now() returns xid8 language sql stable parallel restricted as $$
    select pg_current_xact_id()
$$;

create function tx_horizon() returns xid8 language sql stable parallel safe as $$
    select pg_snapshot_xmin(pg_current_snapshot())
$$;

create table transactions (
    -- There is one.
    id boolean primary key default true check (id),
    -- The cluster they are counted in, and the how manieth history of it: whoever goes back to a backup of its own begins another
    -- one. Unknown where it does not tell.
    cluster bigint,
    timeline integer,
    -- No transaction named anywhere was later than this by more than a few hours' worth.
    reached xid8 not null
);

insert into transactions (reached)
select greatest(
    tx_horizon(),
    (select max(tx::text::bigint) from moves)::text::xid8,
    (select max(tx::text::bigint) from changes)::text::xid8,
    (select max(tx::text::bigint) from feed)::text::xid8
);

-- Last of all, since it locks everybody out: nothing more is looked up after it.
alter table moves alter column tx set default tx_now();
alter table changes alter column tx set default tx_now();
alter table feed alter column tx set default tx_now();
