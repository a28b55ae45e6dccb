//! The tables as Diesel sees them; `migrations/` is the authority.

diesel::table! {
    accounts (id) {
        id -> Uuid,
        kind -> Text,
        name -> Nullable<Text>,
        display_name -> Nullable<Text>,
        email -> Nullable<Text>,
        email_verified_at -> Nullable<Timestamptz>,
        password_hash -> Nullable<Text>,
        locale -> Text,
        time_zone -> Text,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        deleted_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    sessions (id) {
        id -> Uuid,
        account_id -> Uuid,
        created_at -> Timestamptz,
        refreshed_at -> Timestamptz,
        expires_at -> Timestamptz,
    }
}

diesel::table! {
    refresh_tokens (token_hash) {
        token_hash -> Bytea,
        session_id -> Uuid,
        issued_at -> Timestamptz,
        spent_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    access_tokens (id) {
        id -> Uuid,
        account_id -> Uuid,
        label -> Text,
        token_hash -> Bytea,
        scopes -> Array<Text>,
        created_at -> Timestamptz,
        expires_at -> Nullable<Timestamptz>,
        last_used_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    signing_keys (id) {
        id -> Uuid,
        secret -> Bytea,
        created_at -> Timestamptz,
        retired_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    // Kept by the migration harness.
    __diesel_schema_migrations (version) {
        version -> Text,
        run_on -> Timestamp,
    }
}

diesel::joinable!(refresh_tokens -> sessions (session_id));
diesel::allow_tables_to_appear_in_same_query!(accounts, sessions, refresh_tokens, access_tokens);
