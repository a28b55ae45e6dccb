drop trigger sessions_revoked on sessions;
drop function note_revoked();
drop table revoked_sessions;
