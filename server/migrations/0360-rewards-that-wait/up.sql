-- A bonus whose time is over and whose money is still in play is looked at again later, so that it
-- stands in front of no other; and what is held is found without reading every reward.
alter table rewards add column end_after timestamptz;
grant update (end_after) on rewards to portal_app;
create index rewards_held on rewards (reference) where state = 'HELD';
