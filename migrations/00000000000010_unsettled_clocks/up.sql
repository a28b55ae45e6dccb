-- Games whose clocks have yet to follow a change of what they respect of a person's life. Written with the change, gone with
-- the deadlines reckoned anew; whatever a server leaves behind, any other finishes.
create table unsettled_clocks (
    game_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    -- When the change counts from, by the time games go by.
    at timestamptz not null,
    -- What counted until then. Vacations are dated anyway.
    time_zone text not null,
    sleep_from time,
    sleep_to time,
    weekends_off boolean not null,
    noted_at timestamptz not null default now(),
    primary key (game_id, account_id, at)
);

create index unsettled_clocks_account on unsettled_clocks (account_id);
create index unsettled_clocks_noted on unsettled_clocks (noted_at);
