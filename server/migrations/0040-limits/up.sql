-- Protection of members: what somebody may not do now, the limits that they chose, and what counts
-- into them. Every statement that decides by these tables runs after the member's account is locked,
-- and every change of them locks it first, so a change binds whatever is decided after it (R2).

-- What a member may not do now; a flag ends by itself or is lifted, the trail keeps the story.
create table standing_flags (
  member_id text not null,
  flag text not null check (flag in ('TRIAL', 'FROZEN', 'NO_BET', 'NO_DEPOSIT', 'NO_WITHDRAW',
    'NO_TRANSFER', 'NO_BONUS', 'NO_AGENT', 'RG_TIMEOUT', 'RG_EXCLUDED', 'KYC_PENDING', 'DEBT')),
  reason text not null check (reason <> ''),
  set_at timestamptz not null,
  -- Null: until somebody lifts it.
  ends_at timestamptz check (ends_at >= set_at),
  primary key (member_id, flag)
) with (fillfactor = 80);
grant update (reason, set_at, ends_at), delete on standing_flags to portal_app;
create index standing_flags_by_flag on standing_flags (flag, member_id);

-- The limits in force: minor units of the site's currency, minutes of a session limit.
create table member_limits (
  member_id text not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint not null check (amount >= 0),
  set_at timestamptz not null,
  primary key (member_id, kind, period)
);
grant update (amount, set_at), delete on member_limits to portal_app;

-- What counts into the limits of a member, from the first limit on: three rows, one per period, that
-- begin anew with it.
create table limit_windows (
  member_id text not null,
  period text not null check (period in ('day', 'week', 'month')),
  -- A day of the site's zone.
  starts_on date not null,
  deposited_minor bigint not null check (deposited_minor >= 0),
  staked_minor bigint not null check (staked_minor >= 0),
  returned_minor bigint not null check (returned_minor >= 0),
  played_ms bigint not null check (played_ms >= 0),
  primary key (member_id, period)
) with (fillfactor = 60);
grant update (starts_on, deposited_minor, staked_minor, returned_minor, played_ms)
  on limit_windows to portal_app;

-- Where a member is in play. Of whoever has no limits, and where no pace is set, a row is written
-- every half minute of play and not with every stake.
create table play_states (
  member_id text primary key,
  is_counting boolean not null default false,
  -- Of the last round of a game of chance.
  last_game text,
  last_stake_at timestamptz,
  last_round_at timestamptz,
  -- Since when the time to the next reality check runs.
  checked_at timestamptz,
  -- A stake was refused by the check, which stays until it is acknowledged (R8).
  is_check_held boolean not null default false,
  -- The interval that the member chose; null for that of the site.
  check_minutes int check (check_minutes between 1 and 120)
) with (fillfactor = 60);
grant update (is_counting, last_game, last_stake_at, last_round_at, checked_at, is_check_held, check_minutes)
  on play_states to portal_app;

-- Who a member is, as far as play depends on it.
create table persons (
  member_id text primary key,
  born_on date,
  -- When name, address and birth date were proven (R18).
  verified_at timestamptz
);
grant update (born_on, verified_at) on persons to portal_app;
