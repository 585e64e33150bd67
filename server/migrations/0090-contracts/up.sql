-- Contracts of agents (agents-loyalty-money.md C): who pays whom, for what, by which rows. A change
-- of terms is a new row that names the one it replaces; terms are never changed.
create table contracts (
  id text primary key,
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null for the house.
  payer_id text references members (id),
  payee_id text not null references members (id),
  scope text not null check (scope in ('CONS', 'LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS',
    'ESPORTS', 'PVP', 'COCKFIGHT')),
  period_type text not null
    check (period_type in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'HOURLY', 'FIVE_MIN')),
  -- Rows in the order of their rates; amounts are minor units and rates parts per million, as texts.
  tiers jsonb not null,
  state text not null check (state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED', 'REJECTED',
    'WITHDRAWN', 'EXPIRED', 'CANCELLED', 'TERMINATED', 'SUPERSEDED', 'AUTO_ENDED')),
  version int not null default 1,
  replaces_id text references contracts (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state_at timestamptz not null,
  -- In force from and to; both fall on bounds of units.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at >= starts_at),
  -- Who asked for the termination: a member, or `HOUSE`.
  requested_by text,
  requested_at timestamptz,
  notice_until timestamptz,
  reason text,
  constraint contracts_parties check (payer_id is distinct from payee_id),
  constraint contracts_in_force check (state not in ('ACTIVE', 'TERM_REQUESTED') or starts_at is not null)
);
grant update (state, version, state_at, starts_at, ends_at, requested_by, requested_at, notice_until,
              reason) on contracts to portal_app;
-- One offer and one contract in force for the same payee, kind and scope.
create unique index contracts_pending on contracts (payee_id, kind, scope) where state = 'PENDING';
create unique index contracts_live on contracts (payee_id, kind, scope)
  where state in ('ACTIVE', 'TERM_REQUESTED');
create index contracts_of_payee on contracts (payee_id, kind, id desc);
create index contracts_of_payer on contracts (payer_id, kind, id desc);
create index contracts_open_of_payer on contracts (payer_id, kind)
  where state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED');
-- What a unit is settled by: in force, or ended not long ago.
create index contracts_by_kind on contracts (kind, period_type, ends_at) where starts_at is not null;
create index contracts_offers_due on contracts (expires_at) where state = 'PENDING';
create index contracts_notices_due on contracts (notice_until) where state = 'TERM_REQUESTED';
