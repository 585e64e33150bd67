-- A new password makes every other browser a stranger until it signs in again; its row stays for the list and for
-- R12. Guesses of all known browsers of an account count together as well (R63).
alter table known_devices add column forgotten_at timestamptz;
grant update (forgotten_at) on known_devices to portal_app;
alter table sign_in_failures drop constraint sign_in_failures_scope_check,
  add constraint sign_in_failures_scope_check
    check (scope in ('account', 'device', 'devices', 'block', 'register', 'register_site', 'feedback',
                     'feedback_site', 'forgot', 'forgot_name', 'codes_stopped', 'codes_refused'));
