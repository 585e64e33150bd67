-- A day of which a provider gave no statement within a day is a case too (R117). It only widens what
-- may be written, so there is nothing to compare before and after.
alter table reconciliation_cases drop constraint reconciliation_cases_kind_check;
alter table reconciliation_cases add constraint reconciliation_cases_kind_check check (kind in (
  'missing_here', 'missing_there', 'amount_differs', 'paid_twice', 'statement_missing'));
