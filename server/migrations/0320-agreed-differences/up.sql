-- A later statement of a day takes the place of an earlier one: differences that it no longer has
-- close by themselves, as agreed, and nobody decided them (R117).
alter table reconciliation_cases add column agrees boolean not null default false;
alter table reconciliation_cases drop constraint reconciliation_cases_closed;
alter table reconciliation_cases add constraint reconciliation_cases_closed check (
  case
    when closed_at is null then closed_by is null and reason is null and not agrees
    when agrees then closed_by is null and reason is null
    else closed_by is not null and reason is not null
  end);
grant update (agrees, day, reference, ours_minor, theirs_minor, opened_at)
  on reconciliation_cases to portal_app;
create index reconciliation_cases_day on reconciliation_cases (day, id);
