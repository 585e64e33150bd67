-- What is counted has a known scope.
select scope from sign_in_failures
 where scope not in ('account', 'device', 'block', 'register', 'register_site', 'feedback', 'feedback_site',
                     'forgot', 'forgot_name', 'codes_stopped', 'codes_refused') limit 20;
