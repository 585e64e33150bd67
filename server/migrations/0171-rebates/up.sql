-- What of their play comes back to members, and to the agents above them (agents-loyalty-money.md
-- A7-A9). It only makes tables, so there is nothing to compare before and after.

-- What somebody earned and was paid, by category, of the own play or of the team; ten-thousandths
-- of the currency's unit. What a void takes back is netted from later play, never from a wallet.
create table rebate_purses (
  member_id text not null,
  category text not null,
  source text not null check (source in ('own', 'team')),
  -- The play that it was earned with, and as much of it as was paid for.
  valid_minor bigint not null,
  paid_valid_minor bigint not null default 0,
  accrued_e4 bigint not null,
  paid_e4 bigint not null default 0 check (paid_e4 >= 0),
  primary key (member_id, category, source)
) with (fillfactor = 80);
grant update (valid_minor, paid_valid_minor, accrued_e4, paid_e4) on rebate_purses to portal_app;
create index rebate_purses_open on rebate_purses (member_id) where accrued_e4 > paid_e4;

-- The same by minute, as long as it may be too young to be paid.
create table rebate_accruals (
  member_id text not null,
  category text not null,
  source text not null,
  site_day date not null,
  minute timestamptz not null,
  valid_minor bigint not null,
  amount_e4 bigint not null,
  primary key (member_id, category, source, site_day, minute)
) with (fillfactor = 80);
grant update (valid_minor, amount_e4), delete on rebate_accruals to portal_app;
create index rebate_accruals_by_day on rebate_accruals (site_day);

create table rebate_payments (
  id text primary key,
  member_id text not null,
  kind text not null check (kind in ('auto', 'claim')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What it was made of, category by category.
  parts jsonb not null,
  paid_at timestamptz not null
);
create index rebate_payments_of_member on rebate_payments (member_id, paid_at desc, id desc);

-- The credit of each day of the site, and how far it came.
create table rebate_runs (
  site_day date primary key,
  after_id text not null default '',
  finished_at timestamptz
);
grant update (after_id, finished_at) on rebate_runs to portal_app;
