-- A promotion may give away so much in an hour and no more: a hole in its terms costs no more than
-- that before somebody sees it. What was given in the hour that began last is counted beside it.
alter table promotions
  add column hourly_minor bigint check (hourly_minor > 0),
  add column hour_from timestamptz,
  add column hour_issued_minor bigint not null default 0;
grant update (hourly_minor, hour_from, hour_issued_minor) on promotions to portal_app;
