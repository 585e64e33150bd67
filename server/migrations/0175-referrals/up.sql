-- Members who brought others along, and the rules under which both are rewarded
-- (agents-loyalty-money.md D9). Only new tables: dropping them undoes it.
create table referral_rules (
  -- Never changed: an invitation keeps the rules that it was made under.
  version integer primary key check (version > 0),
  is_open boolean not null,
  names jsonb not null,
  window_days integer not null check (window_days between 1 and 365),
  least_deposit_minor bigint not null check (least_deposit_minor >= 0),
  least_valid_minor bigint not null check (least_valid_minor >= 0),
  needs_phone boolean not null,
  monthly_limit integer not null check (monthly_limit between 1 and 10000),
  life_limit integer not null check (life_limit between 1 and 100000),
  referrer_minor bigint not null check (referrer_minor > 0),
  friend_minor bigint not null check (friend_minor >= 0),
  multiple integer not null check (multiple between 0 and 10),
  made_by text not null,
  made_at timestamptz not null
);

-- One for each person who came with the code of a member.
create table referrals (
  friend_id text primary key references members (id),
  referrer_id text not null references members (id),
  rules_version integer not null references referral_rules (version),
  state text not null check (state in ('PENDING', 'QUALIFIED', 'REWARDED', 'REJECTED')),
  reason text check (reason in ('linked', 'friend_excluded', 'window_over', 'deposit_missing',
                                'turnover_missing', 'phone_unverified', 'identity_unverified',
                                'referrer_on_break', 'needs_review', 'refused')),
  joined_at timestamptz not null,
  -- The first deposit that was credited, whatever came after it.
  first_deposit_minor bigint check (first_deposit_minor > 0),
  checked_at timestamptz not null,
  state_at timestamptz not null,
  decided_by text references operators (id),
  decided_by_name text,
  constraint referrals_of_another check (referrer_id <> friend_id)
);
grant update (state, reason, first_deposit_minor, checked_at, state_at, decided_by, decided_by_name)
  on referrals to portal_app;
create index referrals_of_referrer on referrals (referrer_id, friend_id desc);
create index referrals_open on referrals (checked_at, friend_id)
  where state in ('PENDING', 'QUALIFIED');
create index referrals_state on referrals (state, friend_id desc);
