-- Up to where the bets of a vendor that keeps purses were taken over from its own books, and since
-- when it has bets without a result (agents-loyalty-money.md E8).
create table vendor_pulls (
  vendor_code text primary key references vendor_accounts (vendor_code),
  pulled_to timestamptz not null,
  -- When the oldest bet was placed that was in play then; null where none was.
  open_from timestamptz
);
grant update (pulled_to, open_from) on vendor_pulls to portal_app;
