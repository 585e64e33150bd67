-- Messages of visitors are counted by address block and for the whole site, as registrations are.
alter table sign_in_failures drop constraint sign_in_failures_scope_check,
  add constraint sign_in_failures_scope_check
    check (scope in ('account', 'device', 'block', 'register', 'register_site', 'feedback', 'feedback_site',
                     'forgot', 'forgot_name'));
