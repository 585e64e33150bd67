-- A bonus that ended is reckoned again when a result of its play comes or changes (agents-loyalty-money.md D8):
-- where in the account it ended, how often money moved for it since, and when it is looked at again.
alter table rewards add column end_entry_id bigint;
alter table rewards add column settlements integer not null default 0;
alter table rewards add column reckon_at timestamptz;
create index rewards_reckon on rewards (reckon_at) where reckon_at is not null;
grant update (end_entry_id, settlements, reckon_at) on rewards to portal_app;
