alter table duties reset (
    fillfactor, autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold, autovacuum_vacuum_cost_delay, vacuum_truncate
);
alter table outbox reset (
    autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold, autovacuum_vacuum_insert_threshold,
    autovacuum_vacuum_cost_delay, vacuum_truncate
);
update deliveries d set body = d.body || jsonb_build_object('text', coalesce((
    select m.text from messages m where m.game_id = (d.body ->> 'game')::uuid and m.id = (d.body ->> 'message')::uuid
), '')) where d.kind = 'message';
alter table webhooks drop column rests_until;
