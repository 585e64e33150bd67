-- What was taken back of a unit after its bills were made (agents-loyalty-money.md C7), and what
-- each correction did to a bill. Money that belongs to a category says so from here on.
alter table turnover_money_deltas add column category text not null default 'ALL';

create table contract_corrections (
  number bigint generated always as identity primary key,
  run_id text not null references contract_runs (id),
  kind text not null,
  member_id text not null,
  category text not null,
  -- When it was booked, in the unit of the run, and when it was taken back, in a later one.
  booked_at timestamptz not null,
  corrected_at timestamptz not null,
  -- Differences.
  stake_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null
);
create index contract_corrections_booked on contract_corrections (kind, booked_at);
create index contract_corrections_taken on contract_corrections (kind, corrected_at);

create table contract_clawbacks (
  bill_id text not null references contract_bills (id),
  -- Of the bill, from 1.
  revision int not null,
  delta_minor bigint not null check (delta_minor <> 0),
  owed_reduced_minor bigint not null check (owed_reduced_minor >= 0),
  taken_minor bigint not null check (taken_minor >= 0),
  receivable_minor bigint not null check (receivable_minor >= 0),
  -- The bill before.
  why_before jsonb not null,
  amount_before_minor bigint not null,
  at timestamptz not null,
  place int not null,
  primary key (bill_id, revision)
);
grant update (revision, carry_out_minor) on contract_bills to portal_app;
