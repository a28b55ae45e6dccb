-- Nothing to undo: those accounts are guests as long as the column exists.
select 1;
