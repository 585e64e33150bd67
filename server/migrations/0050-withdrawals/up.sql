-- Money out (agents-loyalty-money.md E4-E6): where members are paid to, what they asked for, every
-- step of it with its reason, and the payments in which it is sent.

-- Who sits there proved the payment password; the next call that needs it uses the proof up.
create table payment_proofs (
  session_id text primary key references sessions (id) on delete cascade,
  proven_at timestamptz not null
);
grant update (proven_at), delete on payment_proofs to portal_app;

create table payout_accounts (
  id text primary key,
  member_id text not null references members (id),
  kind text not null check (kind in ('BANK', 'EWALLET', 'CRYPTO')),
  institution text not null check (institution <> ''),
  holder text not null check (holder <> ''),
  -- Encrypted; beside it a keyed fingerprint, by which one number belongs to one member.
  number_secret bytea not null,
  number_mark bytea not null,
  last_digits text not null,
  is_default boolean not null,
  bound_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
grant update (is_default, removed_at, number_secret, number_mark) on payout_accounts to portal_app;
create unique index payout_accounts_number on payout_accounts (number_mark)
  where removed_at is null;
create unique index payout_accounts_default on payout_accounts (member_id)
  where is_default and removed_at is null;
create index payout_accounts_member on payout_accounts (member_id, bound_at);
create index payout_accounts_by_secrets_key
  on payout_accounts (substring(number_secret from 1 for 9));

create table withdrawals (
  id text primary key,
  site_id text not null,
  member_id text not null references members (id),
  payout_account_id text not null references payout_accounts (id),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  currency text not null,
  state text not null check (state in (
    'REQUESTED', 'RISK', 'REVIEW', 'INFO_NEEDED', 'APPROVED', 'MATCHING', 'PAYING', 'PART_PAID',
    'PAID', 'AWAIT_RECEIPT', 'DISPUTED', 'COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED',
    'RETURNED')),
  state_at timestamptz not null,
  due_at timestamptz,
  reason text,
  note text,
  risk smallint not null,
  risk_reasons text[] not null,
  claimed_by text references operators (id),
  claimed_by_name text,
  claimed_until timestamptz,
  approval_id text references approvals (id),
  approved_by text references operators (id),
  requested_at timestamptz not null,
  closed_at timestamptz,
  constraint withdrawals_claimed check ((claimed_by is null) = (claimed_until is null))
);
grant update (state, state_at, due_at, reason, note, claimed_by, claimed_by_name, claimed_until,
              approval_id, approved_by, closed_at) on withdrawals to portal_app;
-- A member has one open withdrawal.
create unique index withdrawals_open on withdrawals (member_id) where closed_at is null;
create index withdrawals_of_member on withdrawals (member_id, id desc);
create index withdrawals_queue on withdrawals (site_id, state, id) where closed_at is null;
create index withdrawals_closed on withdrawals (site_id, id desc) where closed_at is not null;

-- Never changed: what happened to an order, by whom, when and why.
create table withdrawal_steps (
  withdrawal_id text not null references withdrawals (id),
  number integer not null,
  state text not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('member', 'operator', 'system')),
  by_id text,
  reason text,
  note text,
  primary key (withdrawal_id, number)
);

create table withdrawal_slices (
  id text primary key,
  withdrawal_id text not null references withdrawals (id),
  payer text not null check (payer <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in (
    'ASSIGNED', 'CLAIMED', 'CONFIRMED', 'AUTO_CONFIRMED', 'DISPUTED', 'RELEASED')),
  bank_reference text,
  claimed_minor bigint,
  note text,
  made_at timestamptz not null,
  sent_at timestamptz,
  confirm_by timestamptz,
  reminders smallint not null default 0,
  closed_at timestamptz
);
grant update (amount_minor, state, bank_reference, claimed_minor, note, sent_at, confirm_by,
              reminders, closed_at) on withdrawal_slices to portal_app;
create index withdrawal_slices_of on withdrawal_slices (withdrawal_id, id);
create index withdrawal_slices_due on withdrawal_slices (confirm_by) where state = 'CLAIMED';
-- A reference of a bank proves one payment.
create unique index withdrawal_slices_reference on withdrawal_slices (bank_reference)
  where bank_reference is not null and state <> 'RELEASED';

-- Pictures that prove a payment, or that it never came; re-encoded, without what cameras write.
create table cashier_proofs (
  id text primary key,
  member_id text not null references members (id),
  subject_id text not null,
  by_kind text not null check (by_kind in ('member', 'operator')),
  image bytea not null,
  made_at timestamptz not null
);
create index cashier_proofs_subject on cashier_proofs (subject_id, id);
