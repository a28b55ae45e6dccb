alter table games drop column accepts_bots;
drop index accounts_owner;
alter table accounts
    drop constraint accounts_owned_cannot_sign_in,
    drop constraint accounts_owned_are_bots,
    drop column owner_id;
