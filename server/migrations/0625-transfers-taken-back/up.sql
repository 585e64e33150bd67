-- The house takes a transfer between members back within a day, once, from what its receiver still
-- has; and a ring of transfers is a case that somebody explains (agents-loyalty-money.md E7).
alter table member_transfers
  add column taken_back_minor bigint,
  add column taken_back_at timestamptz,
  add constraint member_transfers_taken_back check (
    (taken_back_minor is null) = (taken_back_at is null)
    and (taken_back_minor is null or taken_back_minor between 1 and amount_minor));
grant update (taken_back_minor, taken_back_at) on member_transfers to portal_app;
create index member_transfers_day on member_transfers (site_id, made_at);

alter table reconciliation_cases drop constraint reconciliation_cases_kind_check;
alter table reconciliation_cases add constraint reconciliation_cases_kind_check check (kind in (
  'missing_here', 'missing_there', 'amount_differs', 'paid_twice', 'statement_missing',
  'transfer_ring'));
