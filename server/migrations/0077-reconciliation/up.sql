-- Control of money (R23, R52, R117): what was found when our books were held against those of
-- providers, and against themselves. It only makes tables and a column, so there is nothing to
-- compare before and after.

-- When we took a payment, which need not be when its provider did.
alter table deposits add column paid_at timestamptz;
grant update (paid_at) on deposits to portal_app;
create index deposits_paid_at on deposits (provider, paid_at) where paid_at is not null;

create table reconciliation_runs (
  provider text not null references payment_providers (code),
  day date not null,
  theirs_count integer not null,
  ours_count integer not null,
  theirs_minor bigint not null,
  ours_minor bigint not null,
  differences integer not null,
  ran_at timestamptz not null,
  primary key (provider, day)
);
grant update (theirs_count, ours_count, theirs_minor, ours_minor, differences, ran_at)
  on reconciliation_runs to portal_app;

create table reconciliation_cases (
  id text primary key,
  provider text not null references payment_providers (code),
  day date not null,
  kind text not null check (kind in (
    'missing_here', 'missing_there', 'amount_differs', 'paid_twice')),
  reference text not null,
  transaction text not null,
  ours_minor bigint,
  theirs_minor bigint,
  currency text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text references operators (id),
  closed_by_name text,
  reason text,
  constraint reconciliation_cases_once unique (provider, kind, transaction),
  constraint reconciliation_cases_closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (reason is null))
);
grant update (closed_at, closed_by, closed_by_name, reason) on reconciliation_cases to portal_app;
create index reconciliation_cases_open on reconciliation_cases (id) where closed_at is null;

-- Never changed: the books at a moment, and what they owe to members.
create table trial_balances (
  at timestamptz primary key,
  sum_minor bigint not null,
  members_minor bigint not null,
  open_minor bigint not null,
  suspense_minor bigint not null,
  currency text not null
);

create table cashier_controls (
  site_id text primary key,
  payouts_stopped_at timestamptz,
  protected_minor bigint check (protected_minor >= 0),
  protected_at timestamptz
);
grant update (payouts_stopped_at, protected_minor, protected_at) on cashier_controls to portal_app;
