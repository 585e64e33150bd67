-- Calls in the name of a provider that it did not sign, by the day of the site, and the case that many of them are
-- (agents-loyalty-money.md E3).
create table unsigned_calls (
  provider text not null references payment_providers (code),
  day date not null,
  calls integer not null check (calls > 0),
  last_at timestamptz not null,
  primary key (provider, day)
);
grant update (calls, last_at) on unsigned_calls to portal_app;

alter table reconciliation_cases drop constraint reconciliation_cases_kind_check;
alter table reconciliation_cases add constraint reconciliation_cases_kind_check check (kind in (
  'missing_here', 'missing_there', 'amount_differs', 'paid_twice', 'statement_missing',
  'transfer_ring', 'bad_signature'));
