drop table transactions;
alter table moves alter column tx set default pg_current_xact_id();
alter table changes alter column tx set default pg_current_xact_id();
alter table feed alter column tx set default pg_current_xact_id();
drop function tx_horizon();
drop function tx_now();
