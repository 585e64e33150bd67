-- Vendors that keep purses of their own, and money between these and our wallet
-- (agents-loyalty-money.md E8). It only makes tables, so there is nothing to compare.

-- A vendor that had purses once keeps its row: money of members may lie there.
create table vendor_purses (
  vendor_code text primary key references vendor_accounts (vendor_code),
  transfer_url text not null
);
grant update (transfer_url) on vendor_purses to portal_app;

create table wallet_transfers (
  id text primary key,
  site_id text not null,
  vendor_code text not null references vendor_purses (vendor_code),
  member_id text not null references members (id),
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('SENT', 'UNKNOWN', 'MANUAL', 'SUCCESS', 'FAILED')),
  made_at timestamptz not null,
  state_at timestamptz not null,
  -- How often the vendor was spoken to; the first time it gets the order, then only questions.
  asked int not null default 0,
  -- When it is next; null once the outcome is known, or a person has to find it out.
  ask_at timestamptz,
  -- Since when the vendor says that it does not know the transfer.
  not_found_at timestamptz,
  reason text,
  -- The request for a second person that it waits for.
  approval_id text
);
-- Two of one member at one vendor would hide each other's effect.
create unique index wallet_transfers_one_open on wallet_transfers (member_id, vendor_code)
  where state not in ('SUCCESS', 'FAILED');
create index wallet_transfers_due on wallet_transfers (ask_at) where ask_at is not null;
create index wallet_transfers_of on wallet_transfers (member_id, id desc);
create index wallet_transfers_stuck on wallet_transfers (site_id, id)
  where state in ('UNKNOWN', 'MANUAL');
grant update (state, state_at, asked, ask_at, not_found_at, reason, approval_id)
  on wallet_transfers to portal_app;
