drop index refresh_tokens_repeatable;
alter table refresh_tokens
    drop constraint refresh_tokens_key_is_spent,
    drop column successor_key;
