-- Reverting migration 18 drops the column that marks guests, and running it again marks none. This marks them again: a person who is not
-- deleted and has neither a password nor an address can only be a guest. After an ordinary upgrade it finds none.
update accounts set guest = true
where kind = 'person' and not guest and deleted_at is null
    and owner_id is null and email is null and password_hash is null;
