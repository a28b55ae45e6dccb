-- Mail: what accounts want to be told, what waits to be sent, and tokens that prove an address.
create table mail_settings (
    account_id uuid primary key references accounts (id) on delete cascade,
    turns text not null default 'quiet'
        constraint mail_settings_turns check (turns in ('at_once', 'quiet', 'digest', 'none')),
    quiet_minutes integer not null default 60
        constraint mail_settings_quiet_minutes check (quiet_minutes between 1 and 10080),
    -- In the account's time zone.
    digest_hour smallint not null default 8 constraint mail_settings_digest_hour check (digest_hour between 0 and 23),
    -- When the next digest is to be written.
    digest_at timestamptz,
    invitations boolean not null default true,
    results boolean not null default true,
    -- Stands in every such mail and can do nothing but end them: 244 random bits.
    unsubscribe text not null constraint mail_settings_unsubscribe_key unique
        default encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'),
    constraint mail_settings_digest_due check ((turns = 'digest') = (digest_at is not null))
);

create index mail_settings_digest on mail_settings (digest_at) where digest_at is not null;

-- What is to be sent, after the transaction that wanted it. The id is the Message-ID. Written out when it is sent, in the words and
-- with the facts of that moment; secrets are made only then.
create table mails (
    id uuid primary key,
    -- Null while nobody has looked whether an address that asked for a new password is known.
    account_id uuid references accounts (id) on delete cascade,
    kind text not null constraint mails_kind check (kind in (
        'verification', 'address_changed', 'password_reset', 'turn', 'reminder', 'finished', 'invitation', 'digest'
    )),
    -- Null for the account's proven address at that moment.
    recipient text,
    about jsonb not null default '{}',
    created_at timestamptz not null,
    due_at timestamptz not null,
    -- A server is sending it until then; should it die, another one does.
    claimed_until timestamptz,
    attempts smallint not null default 0,
    sent_at timestamptz,
    given_up_at timestamptz,
    -- Why it was not sent.
    reason text,
    constraint mails_for_somebody check (account_id is not null or recipient is not null),
    constraint mails_one_end check (sent_at is null or given_up_at is null)
);

create index mails_due on mails (due_at) where sent_at is null and given_up_at is null;
create index mails_account on mails (account_id, created_at);
create index mails_recipient on mails (lower(recipient), created_at);
create index mails_age on mails (created_at);

-- A mail may be sent twice when a server dies, each time with a token of its own: all of them are good until one is used.
create table mail_tokens (
    token_hash bytea primary key constraint mail_tokens_hash_length check (octet_length(token_hash) = 32),
    account_id uuid not null references accounts (id) on delete cascade,
    purpose text not null constraint mail_tokens_purpose check (purpose in ('verification', 'password_reset')),
    email text not null,
    expires_at timestamptz not null
);

create index mail_tokens_account on mail_tokens (account_id);
create index mail_tokens_expiry on mail_tokens (expires_at);

-- How far the feed has been gone over for mails.
create table mail_cursor (
    one_row boolean primary key default true constraint mail_cursor_one_row check (one_row),
    tx xid8 not null,
    id bigint not null
);

insert into mail_cursor (tx, id) values (pg_snapshot_xmin(pg_current_snapshot()), 0);

create index feed_order on feed (tx, id);
