drop index accounts_guests;
alter table accounts
    drop constraint accounts_guests_cannot_sign_in,
    drop column guest;
