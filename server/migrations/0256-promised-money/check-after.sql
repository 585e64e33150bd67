-- Nothing is said of the past.
select at from trial_balances where promised_minor <> 0 limit 20;
