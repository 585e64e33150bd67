-- What contracts come to and what is paid of it (agents-loyalty-money.md C6). A bill is made once
-- for a contract and a unit, from figures that are kept with it; payments, debts and what is to be
-- taken back name their bill.

create table contract_runs (
  id text primary key,
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  period_type text not null
    check (period_type in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'HOURLY')),
  -- The key of the unit in the site's zone; hours in UTC.
  unit_key text not null,
  unit_start timestamptz not null,
  unit_end timestamptz not null check (unit_end > unit_start),
  -- Of a unit; 0 is the first.
  revision int not null,
  opened_at timestamptz not null,
  pay_at timestamptz not null,
  -- Of real-time pay: the last boundary of the day that was computed.
  computed_to timestamptz,
  closed_at timestamptz,
  constraint contract_runs_once unique (kind, period_type, unit_start, unit_end, revision)
);
grant update (computed_to, closed_at) on contract_runs to portal_app;
create index contract_runs_open on contract_runs (pay_at) where closed_at is null;

create table contract_bills (
  id text primary key,
  run_id text not null references contract_runs (id),
  contract_id text not null references contracts (id),
  payer_id text,
  payee_id text not null,
  kind text not null,
  scope text not null,
  unit_key text not null,
  unit_start timestamptz not null,
  unit_end timestamptz not null,
  revision int not null,
  -- The order in which bills of a run are paid: depth of the payee, then contract.
  place int not null,
  status text not null check (status in ('DUE', 'ZERO', 'NOT_REACHED', 'UPLINE_NOT_QUALIFIED')),
  pay_state text not null
    check (pay_state in ('WAITING', 'APPROVAL', 'PAID', 'PART_PAID', 'OWED', 'NONE')),
  -- The row that applied, from 0.
  tier int,
  valid_minor bigint not null,
  net_loss_minor bigint not null,
  active int not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- Lowered by what was paid too much before.
  netted_minor bigint not null default 0 check (netted_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  carry_in_minor bigint not null default 0,
  carry_out_minor bigint not null default 0,
  -- The figures, the rows of the contract and every step from one to the other.
  why jsonb not null,
  made_at timestamptz not null,
  settled_at timestamptz,
  constraint contract_bills_once unique (run_id, contract_id)
) with (fillfactor = 80);
grant update (status, pay_state, tier, valid_minor, net_loss_minor, active, amount_minor,
              netted_minor, paid_minor, owed_minor, why, settled_at)
  on contract_bills to portal_app;
create index contract_bills_of_payee on contract_bills (payee_id, kind, unit_start desc, id desc);
create index contract_bills_of_payer on contract_bills (payer_id, kind, unit_start desc, id desc);
create index contract_bills_waiting on contract_bills (run_id, place)
  where pay_state in ('WAITING', 'APPROVAL');
create index contract_bills_of_unit on contract_bills (kind, unit_end);

create table bill_payments (
  bill_id text not null references contract_bills (id),
  number int not null,
  from_id text,
  to_id text,
  amount_minor bigint not null check (amount_minor > 0),
  -- SETTLEMENT, RETRY, or the boundary of real-time pay.
  source text not null,
  paid_at timestamptz not null,
  -- The order of all payments of a transaction.
  place int not null,
  primary key (bill_id, number)
);
create index bill_payments_by_time on bill_payments (paid_at, place);

-- What payers owe, the oldest first.
create table contract_debts (
  number bigint generated always as identity primary key,
  bill_id text not null constraint contract_debts_bill unique references contract_bills (id),
  payer_id text not null,
  payee_id text not null,
  owed_minor bigint not null check (owed_minor > 0),
  left_minor bigint not null check (left_minor >= 0),
  arose_at timestamptz not null,
  cleared_at timestamptz,
  constraint contract_debts_cleared check ((left_minor = 0) = (cleared_at is not null))
) with (fillfactor = 80);
grant update (owed_minor, left_minor, cleared_at) on contract_debts to portal_app;
create index contract_debts_open on contract_debts (payer_id, number) where cleared_at is null;
create index contract_debts_of_payee on contract_debts (payee_id) where cleared_at is null;

-- What was paid too much and is taken from the next bills of the same two parties.
create table contract_receivables (
  payer text not null,
  payee_id text not null,
  kind text not null,
  left_minor bigint not null check (left_minor >= 0),
  primary key (payer, payee_id, kind)
);
grant update (left_minor) on contract_receivables to portal_app;

-- The five-minute windows of real-time pay in which something changed.
create table contract_windows (
  bill_id text not null references contract_bills (id),
  ends_at timestamptz not null,
  valid_minor bigint not null,
  active int not null,
  tier int,
  entitled_minor bigint not null,
  delta_minor bigint not null,
  pay_minor bigint not null,
  primary key (bill_id, ends_at)
);
