-- An operator may let a promotion rest, and two who change one at the same time must notice.
alter table promotions drop constraint promotions_state_check,
  add constraint promotions_state_check check (state in ('draft', 'live', 'paused', 'stopped')),
  add column revision integer not null default 1 check (revision > 0);
grant update (revision) on promotions to portal_app;

-- What was decided of applications, the newest first.
create index promotion_entries_decided on promotion_entries (status, id desc)
  where decided_by is not null;
