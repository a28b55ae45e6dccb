drop view unheard;
delete from mutes where only_bots;
alter table mutes drop column only_bots;
alter table faults drop column overtaken;
