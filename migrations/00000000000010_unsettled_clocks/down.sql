drop table unsettled_clocks;
