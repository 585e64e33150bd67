-- Money in (agents-loyalty-money.md E1-E3): what members wanted to pay in, every step of it with its
-- reason, what providers said, and what the desk set for a channel. It only makes tables, so there
-- is nothing to compare before and after.

create table deposits (
  id text primary key,
  site_id text not null,
  member_id text not null references members (id),
  -- What names the payment at the bank and at the provider.
  reference text not null constraint deposits_reference unique,
  channel text not null check (channel <> ''),
  kind text not null check (kind in ('BANK', 'EWALLET', 'QR', 'CRYPTO', 'CARD')),
  provider text not null check (provider <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  -- What was really paid, once somebody proved it.
  paid_minor bigint check (paid_minor > 0),
  currency text not null,
  state text not null check (state in (
    'CREATED', 'AWAITING', 'PROOF', 'CONFIRMING', 'PAID', 'MISMATCH', 'CREDITED', 'CHARGEBACK',
    'EXPIRED', 'CANCELLED', 'FAILED', 'LATE', 'REFUNDING', 'REFUNDED')),
  state_at timestamptz not null,
  due_at timestamptz,
  reason text,
  note text,
  -- Where and how to pay, as it was when the order was opened.
  payment jsonb,
  return_url text,
  provider_reference text,
  paid_reference text,
  -- When the provider is asked next, and how often it was; null while it need not be.
  ask_at timestamptz,
  asked smallint not null default 0,
  -- Whether it counts into the deposit limits of its member now.
  is_counted boolean not null,
  claimed_by text references operators (id),
  claimed_by_name text,
  claimed_until timestamptz,
  approval_id text references approvals (id),
  decided_by text references operators (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  closed_at timestamptz,
  constraint deposits_claimed check ((claimed_by is null) = (claimed_until is null)),
  constraint deposits_credited check ((credited_at is null) or (paid_minor is not null))
);
grant update (paid_minor, state, state_at, due_at, reason, note, payment, provider_reference,
              paid_reference, ask_at, asked, is_counted, claimed_by, claimed_by_name, claimed_until,
              approval_id, decided_by, credited_at, closed_at) on deposits to portal_app;
-- A member has one open order in a channel.
create unique index deposits_open on deposits (member_id, channel) where closed_at is null;
create index deposits_of_member on deposits (member_id, id desc);
create index deposits_queue on deposits (site_id, state, id) where closed_at is null;
create index deposits_closed on deposits (site_id, id desc) where closed_at is not null;
create index deposits_to_ask on deposits (ask_at) where ask_at is not null;
create index deposits_to_expire on deposits (expires_at) where state = 'AWAITING';
create index deposits_credited_at on deposits (provider, credited_at)
  where credited_at is not null;
-- A transaction of a bank or provider proves one payment.
create unique index deposits_paid_reference on deposits (provider, paid_reference)
  where paid_reference is not null;

-- Never changed: what happened to an order, by whom, when and why.
create table deposit_steps (
  deposit_id text not null references deposits (id),
  number integer not null,
  state text not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('member', 'operator', 'system')),
  by_id text,
  reason text,
  note text,
  primary key (deposit_id, number)
);

-- Who takes payments for the site; their keys as JSON, encrypted.
create table payment_providers (
  code text primary key,
  name text not null check (name <> ''),
  url text not null,
  keys_secret bytea not null,
  introduced_at timestamptz not null
);
grant update (name, url, keys_secret, introduced_at) on payment_providers to portal_app;

-- Never changed: what a provider said, once for each of its events.
create table payment_events (
  provider text not null references payment_providers (code),
  event_key text not null,
  reference text not null,
  state text not null,
  amount_minor bigint not null,
  currency text not null,
  transaction text not null,
  received_at timestamptz not null,
  -- What it did to the order.
  outcome text not null,
  primary key (provider, event_key)
);
create index payment_events_of on payment_events (reference);

-- What the desk set for a channel of the configuration.
create table deposit_channels (
  site_id text not null,
  code text not null,
  is_open boolean not null,
  least_minor bigint not null check (least_minor > 0),
  most_minor bigint not null check (most_minor >= least_minor),
  changed_at timestamptz not null,
  primary key (site_id, code)
);
grant update (is_open, least_minor, most_minor, changed_at) on deposit_channels to portal_app;
