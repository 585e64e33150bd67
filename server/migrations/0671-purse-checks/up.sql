-- Transfers of a vendor that keeps purses are held against its own list each hour, and the sum of
-- its purses once a day (agents-loyalty-money.md E8).
create table purse_checks (
  vendor_code text primary key references vendor_purses (vendor_code),
  -- Up to where transfers were compared; null before the first time.
  transfers_to timestamptz,
  -- The last day whose sums agreed or became a finding; null before the first time.
  balance_day date,
  -- How often the sums of the day differed until now: what is being played settles meanwhile.
  balance_tries int not null default 0,
  theirs_minor bigint,
  ours_minor bigint,
  balanced_at timestamptz
);
grant update (transfers_to, balance_day, balance_tries, theirs_minor, ours_minor, balanced_at)
  on purse_checks to portal_app;
create index wallet_transfers_made on wallet_transfers (vendor_code, made_at);

alter table vendor_findings drop constraint vendor_findings_kind_check;
alter table vendor_findings add constraint vendor_findings_kind_check check (kind in (
  'missing_here', 'missing_there', 'player_differs', 'state_differs', 'amount_differs',
  'told_twice', 'line_unreadable', 'file_missing', 'transfer_missing_here',
  'transfer_missing_there', 'transfer_differs', 'balance_differs'));
