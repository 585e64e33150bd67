-- Missions (agents-loyalty-money.md D4): what an operator asks for and promises, and what a member did
-- about it. It only makes tables.

create table missions (
  id text primary key,
  names jsonb not null,
  kind text not null check (kind in ('DEPOSIT_SUM', 'DEPOSIT_COUNT', 'VALID_SUM', 'GAME_ROUNDS')),
  category text check (category in (
    'LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT')),
  -- Minor units of a sum, or a number of times.
  target bigint not null check (target > 0),
  cycle text not null check (cycle in ('ONCE', 'DAILY', 'WEEKLY', 'EVENT')),
  -- Days of the site, both included.
  opens_on date not null,
  closes_on date,
  needs_join boolean not null,
  min_vip int not null check (min_vip >= 0),
  reward_kind text not null check (reward_kind in ('MONEY', 'POINTS')),
  reward bigint not null check (reward > 0),
  multiple int not null check (multiple between 0 and 10),
  budget bigint not null,
  issued bigint not null,
  sort int not null,
  made_at timestamptz not null,
  constraint missions_run check (closes_on >= opens_on),
  constraint missions_event check (cycle <> 'EVENT' or closes_on is not null),
  -- Never more is given away, whoever claims at once.
  constraint missions_budget check (issued between 0 and budget)
);
grant update (closes_on, issued) on missions to portal_app;
create index missions_running on missions (closes_on, opens_on);

create table mission_entries (
  mission_id text not null references missions (id),
  member_id text not null,
  period_key text not null,
  joined_at timestamptz,
  -- What was done in the period before joining; it does not count.
  before_done bigint not null,
  claimed_at timestamptz,
  primary key (member_id, mission_id, period_key)
);
grant update (claimed_at) on mission_entries to portal_app;
