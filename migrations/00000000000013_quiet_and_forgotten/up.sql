-- How long a webhook that failed is left alone, whatever else is told meanwhile.
alter table webhooks add column rests_until timestamptz;

-- What somebody said stands in `messages` alone, where it can be taken back: a delivery looks it up when it is sent.
update deliveries set body = body - 'text' where kind = 'message';

-- Rows that come and go all the time in tables that stay small: cleaned early and fast, and never cut off at the end, which would
-- need a lock that keeps everybody out.
alter table outbox set (
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_insert_threshold = 5000,
    autovacuum_vacuum_cost_delay = 0, vacuum_truncate = off
);
alter table duties set (
    fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500,
    autovacuum_vacuum_cost_delay = 0, vacuum_truncate = off
);
