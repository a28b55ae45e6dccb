-- Bots that people bring along: accounts like any other, but somebody answers for them and nobody signs in to them.
alter table accounts
    add column owner_id uuid references accounts (id),
    -- Neither a person nor one of the server's own bots has an owner, and a deleted bot belongs to nobody.
    add constraint accounts_owned_are_bots
        check (owner_id is null or (kind = 'bot' and level is null and deleted_at is null)),
    add constraint accounts_owned_cannot_sign_in check (owner_id is null or (email is null and password_hash is null));

create index accounts_owner on accounts (owner_id, id desc) where owner_id is not null;

alter table games
    -- Whether bots that people bring along may sit there. Nobody who opened a table before was asked.
    add column accepts_bots boolean not null default false;
