-- What became of the last command that was overtaken: refused because it named a version, carried out on what its sender had not
-- seen, or refused by the rules.
alter table faults
    add column overtaken text constraint faults_overtaken check (overtaken in ('conflict', 'accepted', 'refused'));

-- Whoever mutes a bot does not hear its owner's other bots either, nor those made anew: when the bot goes, this is what stays.
alter table mutes add column only_bots boolean not null default false;

-- Who is not heard by whom. Muting an owner is muting all their bots; muting a bot is muting all bots of its owner.
create view unheard (account_id, unheard_id) as
    select account_id, muted_id from mutes where not only_bots
    union all
    select m.account_id, b.id from mutes m join accounts b on b.owner_id = m.muted_id
    union all
    select m.account_id, b.id from mutes m
        join accounts a on a.id = m.muted_id
        join accounts b on b.owner_id = a.owner_id;
