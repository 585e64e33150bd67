-- What teams turned over, day by day, and how large they are (agents-loyalty-money.md B3). The sums
-- of an agent are those of everybody below and of the agent, as they stood when it was booked: a
-- later move changes nothing of what is here. It only makes tables, so there is nothing to compare.
create table team_days (
  agent_number bigint not null,
  site_day date not null,
  -- Money that belongs to no category, and counts of people, stand under ALL.
  category text not null,
  bet_count int not null default 0,
  stake_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  rebate_minor bigint not null default 0,
  salary_minor bigint not null default 0,
  dividend_minor bigint not null default 0,
  -- What came to the agent itself, and what those directly below got, whose contracts it pays.
  own_rebate_minor bigint not null default 0,
  own_salary_minor bigint not null default 0,
  own_dividend_minor bigint not null default 0,
  paid_salary_minor bigint not null default 0,
  paid_dividend_minor bigint not null default 0,
  -- People, each counted once a day; first deposits once for ever.
  active_members int not null default 0,
  depositors int not null default 0,
  registrations int not null default 0,
  first_deposits int not null default 0,
  primary key (agent_number, site_day, category)
) with (fillfactor = 80);
grant update on team_days to portal_app;

-- What somebody was counted for, so that nobody is counted twice.
create table team_marks (
  member_id text not null references tree_positions (member_id),
  site_day date not null,
  kind text not null check (kind in ('active', 'depositor', 'registration', 'first_deposit')),
  primary key (member_id, site_day, kind)
);
create unique index team_marks_first_deposit on team_marks (member_id) where kind = 'first_deposit';
