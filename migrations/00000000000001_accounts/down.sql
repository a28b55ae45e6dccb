drop table signing_keys;
drop table access_tokens;
drop table refresh_tokens;
drop table sessions;
drop table accounts;
