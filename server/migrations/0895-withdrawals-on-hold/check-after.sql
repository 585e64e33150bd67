-- Sums of before did not tell it apart.
select at from trial_balances where held_minor <> 0 limit 20;
