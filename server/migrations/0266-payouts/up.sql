-- Payments to members that a provider carries out, one for each slice that is sent so. A slice whose
-- payout is under way is ASSIGNED; nothing of it is sent another way meanwhile.
create table withdrawal_payouts (
  slice_id text primary key references withdrawal_slices (id),
  withdrawal_id text not null references withdrawals (id),
  provider text not null references payment_providers (code),
  -- Our name of the payment at the provider: the same one for as long as its outcome is unknown.
  reference text not null,
  -- Where the site is reached, by which the provider tells what became of it.
  site_url text not null,
  state text not null check (state in ('SENDING', 'SENT', 'PAID', 'FAILED')),
  -- Why it failed: the destination is no good, or another try may succeed.
  failure text check (failure in ('DESTINATION', 'RETRY')),
  -- The payment itself, as the provider names it, and when it says it was made.
  transaction text,
  paid_at timestamptz,
  sent_by text not null,
  sent_at timestamptz not null,
  asked smallint not null default 0,
  ask_at timestamptz,
  closed_at timestamptz,
  constraint withdrawal_payouts_reference unique (reference),
  constraint withdrawal_payouts_closed check ((closed_at is null) = (state in ('SENDING', 'SENT'))),
  constraint withdrawal_payouts_paid check ((state = 'PAID') = (transaction is not null)),
  constraint withdrawal_payouts_failed check ((state = 'FAILED') = (failure is not null))
);
grant update (state, failure, transaction, paid_at, asked, ask_at, closed_at)
  on withdrawal_payouts to portal_app;
create index withdrawal_payouts_of on withdrawal_payouts (withdrawal_id, slice_id);
create index withdrawal_payouts_due on withdrawal_payouts (ask_at) where ask_at is not null;
-- What a provider says it paid, it paid once.
create unique index withdrawal_payouts_transaction on withdrawal_payouts (provider, transaction)
  where transaction is not null;
