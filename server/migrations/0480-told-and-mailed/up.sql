-- A mailed password that was used stays known for a day, so that it is not chosen again as the new one
-- (R62); and "taken" answers are counted for the whole site, not by address block alone (X1).
alter table temporary_passwords add column used_at timestamptz;
grant update on temporary_passwords to portal_app;

alter table sign_in_failures drop constraint sign_in_failures_scope_check,
  add constraint sign_in_failures_scope_check
    check (scope in ('account', 'device', 'block', 'register', 'register_site', 'forgot', 'forgot_name'));
