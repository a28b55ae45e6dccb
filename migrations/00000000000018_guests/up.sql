-- Guests: accounts of people who have chosen neither a name nor a password yet. Only their sessions open them.
alter table accounts
    add column guest boolean not null default false,
    add constraint accounts_guests_cannot_sign_in check (
        not guest or (kind = 'person' and owner_id is null and email is null and password_hash is null and deleted_at is null)
    );

create index accounts_guests on accounts (created_at) where guest;
