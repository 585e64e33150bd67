-- When a member was told that a reward lapses soon, so that nobody is told twice. It only adds a column, which
-- is empty for what waits already, and an index of what is still to be told.
alter table rewards add column reminded_at timestamptz;
grant update (reminded_at) on rewards to portal_app;
create index rewards_to_remind on rewards (claim_until)
  where state = 'WAITING' and reminded_at is null;
