-- Captchas of an action that nobody knows.
select action from captchas where action not in ('login', 'register', 'sms', 'feedback') limit 20;
