-- Trial balances are by moment.
select at from trial_balances group by at having count(*) > 1 limit 20;
