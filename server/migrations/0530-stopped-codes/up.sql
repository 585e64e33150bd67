-- Operators are told once an hour that a budget of codes is used up, and who asks on is throttled as after
-- a code that was sent (R65): when either happened last is kept beside the other counts.
alter table sign_in_failures drop constraint sign_in_failures_scope_check,
  add constraint sign_in_failures_scope_check
    check (scope in ('account', 'device', 'block', 'register', 'register_site', 'feedback', 'feedback_site',
                     'forgot', 'forgot_name', 'codes_stopped', 'codes_refused'));
