-- Sessions that were ended before their time. Access tokens are not looked up in the database, so every server keeps in memory which
-- sessions were ended: told by a notification, and by this table where it missed one or was not there yet. A row is of use for as long
-- as an access token can live.
create table revoked_sessions (
    session_id uuid primary key,
    revoked_at timestamptz not null default clock_timestamp()
);

create index revoked_sessions_at on revoked_sessions (revoked_at);

-- Sessions are ended in several ways; none of them can forget to say so. What expired by itself has no living tokens.
create function note_revoked() returns trigger language plpgsql as $$
begin
    insert into revoked_sessions (session_id) values (old.id) on conflict do nothing;
    perform pg_notify('salon_sessions', old.id::text);
    return null;
end
$$;

create trigger sessions_revoked after delete on sessions for each row
when (old.expires_at > now())
execute function note_revoked();
