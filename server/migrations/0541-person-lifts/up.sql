-- What the site stopped because of an exclusion is lifted by two people (R12): who asked first.
alter table person_cases
  add column lift_by text,
  add column lift_by_name text,
  add column lift_at timestamptz,
  add column lift_reason text,
  add constraint person_cases_lift check
    (num_nonnulls(lift_by, lift_by_name, lift_at, lift_reason) in (0, 4));
grant update (lift_by, lift_by_name, lift_at, lift_reason) on person_cases to portal_app;
