-- What the people of a large team have together, taken every ten minutes: too many to be summed up
-- while somebody waits (agents-loyalty-money.md B3). It only makes tables, so there is nothing to
-- compare before and after.
create table team_balances (
  agent_number bigint primary key,
  taken_at timestamptz not null,
  -- What they may spend, the agent included, in minor units of the site's currency.
  balance_minor bigint not null
);
grant update (taken_at, balance_minor) on team_balances to portal_app;

-- The ten minutes that a process took on itself, so that no other does the same.
create table team_balance_runs (
  due_at timestamptz primary key
);
grant delete on team_balance_runs to portal_app;
