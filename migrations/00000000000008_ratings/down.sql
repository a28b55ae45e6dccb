drop table ratings;
drop table rating_changes;
drop table rating_turn;
alter table former_players drop column number;
drop index games_to_rate;
alter table games
    drop constraint games_only_rated_are_numbered,
    drop constraint games_alone_are_not_rated,
    drop column rating_number,
    drop column rated;
