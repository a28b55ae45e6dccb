-- Every index is written with every move. The oldest news are those of the oldest transactions, which `feed_order` finds; the newest
-- moves of a game are at the end of it, whatever their transactions.
drop index feed_age;
drop index moves_by_tx;
