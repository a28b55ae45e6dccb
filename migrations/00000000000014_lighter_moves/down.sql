create index feed_age on feed (at);
create index moves_by_tx on moves (game_id, tx, seq);
