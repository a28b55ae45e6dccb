-- The successor of a refresh token is the HMAC of the token with this random key, so that a repeated refresh gets the same successor.
-- The token itself is not stored, so that the key alone reveals nothing. Only the newest spent token of a session has one.
alter table refresh_tokens
    add column successor_key bytea constraint refresh_tokens_key_length check (octet_length(successor_key) = 32),
    add constraint refresh_tokens_key_is_spent check (successor_key is null or spent_at is not null);

create index refresh_tokens_repeatable on refresh_tokens (spent_at) where successor_key is not null;
