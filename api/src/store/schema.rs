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
        sleep_from -> Nullable<Time>,
        sleep_to -> Nullable<Time>,
        weekends_off -> Bool,
        level -> Nullable<Text>,
        owner_id -> Nullable<Uuid>,
        guest -> Bool,
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
        successor_key -> Nullable<Bytea>,
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
    revoked_sessions (session_id) {
        session_id -> Uuid,
        revoked_at -> Timestamptz,
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
    games (id) {
        id -> Uuid,
        ruleset -> Text,
        edition -> Text,
        options -> Jsonb,
        seats -> SmallInt,
        visibility -> Text,
        status -> Text,
        creator_id -> Uuid,
        host_id -> Uuid,
        invite -> Text,
        seed -> Bytea,
        commitment -> Bytea,
        agreed -> Nullable<Jsonb>,
        opening -> Nullable<Jsonb>,
        version -> BigInt,
        roster -> Integer,
        awaiting -> Jsonb,
        result -> Nullable<Jsonb>,
        rematch_of -> Nullable<Uuid>,
        creation_key -> Nullable<Text>,
        creation_hash -> Nullable<Bytea>,
        created_at -> Timestamptz,
        started_at -> Nullable<Timestamptz>,
        moved_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        clock -> Jsonb,
        clocks -> Jsonb,
        pauses -> Jsonb,
        least_reliability -> Nullable<SmallInt>,
        accepts_bots -> Bool,
        // Without `rating_number`, which only `rating_transaction.rs` uses.
        rated -> Bool,
    }
}

diesel::table! {
    sandboxes (game_id) {
        game_id -> Uuid,
        owner_id -> Uuid,
        open_hands -> Bool,
        rewinds -> Integer,
    }
}

diesel::table! {
    faults (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        lose_answers -> SmallInt,
        overtake -> SmallInt,
        expire -> SmallInt,
        lost_key -> Nullable<Text>,
        lost_digest -> Nullable<Bytea>,
        after_loss -> Nullable<Text>,
        overtaken -> Nullable<Text>,
    }
}

diesel::table! {
    players (game_id, place) {
        game_id -> Uuid,
        place -> SmallInt,
        account_id -> Uuid,
        seat -> Nullable<SmallInt>,
        joined_at -> Timestamptz,
        resigned_at -> Nullable<Timestamptz>,
        wants_pause -> Bool,
    }
}

diesel::table! {
    // Without `tx`, which Diesel has no type for; see `outbox.rs`.
    moves (game_id, seq) {
        game_id -> Uuid,
        seq -> BigInt,
        count -> Integer,
        seat -> SmallInt,
        account_id -> Nullable<Uuid>,
        commands -> Jsonb,
        events -> Jsonb,
        awaiting -> Jsonb,
        idempotency_key -> Nullable<Text>,
        request_hash -> Nullable<Bytea>,
        at -> Timestamptz,
        actor -> Text,
        clocks -> Nullable<Jsonb>,
    }
}

diesel::table! {
    vacations (account_id, begins_at) {
        account_id -> Uuid,
        begins_at -> Timestamptz,
        ends_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    former_players (game_id, seat, account_id) {
        game_id -> Uuid,
        seat -> SmallInt,
        account_id -> Uuid,
        decisions -> Integer,
        in_time -> Integer,
        left_at -> Timestamptz,
    }
}

diesel::table! {
    duties (game_id) {
        game_id -> Uuid,
        at -> Timestamptz,
        claimed_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    plans (game_id, id) {
        game_id -> Uuid,
        id -> Uuid,
        account_id -> Uuid,
        seat -> SmallInt,
        decision -> Text,
        acts -> Text,
        conditions -> Jsonb,
        alternatives -> Jsonb,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    substitutes (game_id, seat, account_id) {
        game_id -> Uuid,
        seat -> SmallInt,
        account_id -> Uuid,
        offered_at -> Timestamptz,
        agreed -> Array<Uuid>,
    }
}

diesel::table! {
    // Without `tx`, which Diesel has no type for.
    feed (account_id, id) {
        account_id -> Uuid,
        id -> BigInt,
        at -> Timestamptz,
        kind -> Text,
        game_id -> Nullable<Uuid>,
        body -> Jsonb,
        read_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    snapshots (game_id) {
        game_id -> Uuid,
        version -> BigInt,
        build -> Text,
        state -> Jsonb,
    }
}

diesel::table! {
    mail_settings (account_id) {
        account_id -> Uuid,
        turns -> Text,
        quiet_minutes -> Integer,
        digest_hour -> SmallInt,
        digest_at -> Nullable<Timestamptz>,
        invitations -> Bool,
        results -> Bool,
        unsubscribe -> Text,
    }
}

diesel::table! {
    mails (id) {
        id -> Uuid,
        account_id -> Nullable<Uuid>,
        kind -> Text,
        recipient -> Nullable<Text>,
        about -> Jsonb,
        created_at -> Timestamptz,
        due_at -> Timestamptz,
        claimed_until -> Nullable<Timestamptz>,
        attempts -> SmallInt,
        sent_at -> Nullable<Timestamptz>,
        given_up_at -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    mail_tokens (token_hash) {
        token_hash -> Bytea,
        account_id -> Uuid,
        purpose -> Text,
        email -> Text,
        expires_at -> Timestamptz,
    }
}

diesel::table! {
    messages (game_id, id) {
        game_id -> Uuid,
        id -> Uuid,
        account_id -> Uuid,
        audience -> Text,
        text -> Nullable<Text>,
        created_at -> Timestamptz,
        idempotency_key -> Nullable<Text>,
        request_hash -> Nullable<Bytea>,
    }
}

diesel::table! {
    talk_rules (game_id) {
        game_id -> Uuid,
        spectators -> Text,
    }
}

diesel::table! {
    notes (game_id, account_id) {
        game_id -> Uuid,
        account_id -> Uuid,
        text -> Text,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    mutes (account_id, muted_id) {
        account_id -> Uuid,
        muted_id -> Uuid,
        created_at -> Timestamptz,
        only_bots -> Bool,
    }
}

diesel::table! {
    // A view: single mutes, and for a mute of an owner's bots each of these bots.
    #[sql_name = "unheard"]
    effective_mutes (account_id, muted_id) {
        account_id -> Uuid,
        #[sql_name = "unheard_id"]
        muted_id -> Uuid,
    }
}

diesel::table! {
    rating_changes (game_id, account_id) {
        game_id -> Uuid,
        account_id -> Uuid,
        seat -> SmallInt,
        ruleset -> Text,
        pool -> Text,
        number -> Integer,
        placed -> SmallInt,
        mu_before -> Double,
        sigma_before -> Double,
        mu_after -> Double,
        sigma_after -> Double,
        at -> Timestamptz,
    }
}

diesel::table! {
    ratings (account_id, ruleset, pool) {
        account_id -> Uuid,
        ruleset -> Text,
        pool -> Text,
        mu -> Double,
        sigma -> Double,
        games -> Integer,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    #[sql_name = "unsettled_clocks"]
    pending_clock_updates (game_id, account_id, at) {
        game_id -> Uuid,
        account_id -> Uuid,
        at -> Timestamptz,
        time_zone -> Text,
        sleep_from -> Nullable<Time>,
        sleep_to -> Nullable<Time>,
        weekends_off -> Bool,
        noted_at -> Timestamptz,
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
diesel::allow_tables_to_appear_in_same_query!(accounts, games, players);
diesel::allow_tables_to_appear_in_same_query!(games, snapshots);
diesel::allow_tables_to_appear_in_same_query!(accounts, messages);
diesel::allow_tables_to_appear_in_same_query!(effective_mutes, messages);
diesel::allow_tables_to_appear_in_same_query!(accounts, effective_mutes);
diesel::allow_tables_to_appear_in_same_query!(accounts, mutes);
diesel::allow_tables_to_appear_in_same_query!(accounts, substitutes);
diesel::allow_tables_to_appear_in_same_query!(accounts, rating_changes);
