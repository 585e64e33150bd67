-- Which reports agents took away as files (agents-loyalty-money.md B5): what was chosen, and how
-- many rows left. It only makes a table, so there is nothing to compare.
create table team_exports (
  agent_id text not null references tree_positions (member_id),
  site_day date not null,
  -- Of the agent's files of this day, from 1.
  number int not null,
  report text not null check (report in ('statement', 'income', 'bets', 'transactions', 'downline',
    'links')),
  filter jsonb not null,
  row_count int not null,
  made_at timestamptz not null,
  primary key (agent_id, site_day, number)
);
