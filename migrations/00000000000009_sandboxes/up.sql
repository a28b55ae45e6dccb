-- Games for trying a bot out. They belong to whoever opened them, who may let time pass, take moves back and have things go wrong.
create table sandboxes (
    game_id uuid primary key references games (id) on delete cascade,
    owner_id uuid not null references accounts (id),
    -- Whether the owner may look into every hand; everybody is told before joining.
    open_hands boolean not null,
    -- How often moves were taken back. What a client kept of an earlier line is told apart by it.
    rewinds integer not null default 0 constraint sandboxes_rewinds check (rewinds >= 0)
);

create index sandboxes_owner on sandboxes (owner_id);

-- To which version moves were taken back, each time: who followed an earlier line has to go back to the lowest of them.
create table rewinds (
    game_id uuid not null references sandboxes (game_id) on delete cascade,
    number integer not null,
    version bigint not null constraint rewinds_version check (version >= 0),
    primary key (game_id, number)
);

-- What is to go wrong for a seat, counted down as it does.
create table faults (
    game_id uuid not null references sandboxes (game_id) on delete cascade,
    seat smallint not null constraint faults_seat check (seat between 0 and 7),
    -- So many answers to accepted commands are not given.
    lose_answers smallint not null constraint faults_lose_answers check (lose_answers >= 0),
    -- So many commands come too late, because the game has just moved on.
    overtake smallint not null constraint faults_overtake check (overtake >= 0),
    -- So many decisions run out of time as soon as it is awaited.
    expire smallint not null constraint faults_expire check (expire >= 0),
    -- The command whose answer was lost last: its key, its digest, and what came after it.
    lost_key text,
    lost_digest bytea,
    after_loss text constraint faults_after_loss check (after_loss in ('same_key', 'new_key', 'went_on')),
    primary key (game_id, seat)
);

-- A change that took moves back.
alter table changes add column rewound boolean not null default false;
