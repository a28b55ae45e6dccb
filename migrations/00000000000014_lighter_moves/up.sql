-- Every index is written with every move. The newest moves of a game are at the end of it, whatever their transactions; the oldest
-- news are those of the oldest transactions, which `feed_order` finds. Locked in the order in which a move is written.
drop index moves_by_tx;
drop index feed_age;
