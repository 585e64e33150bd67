-- Counts of a scope that nobody knows.
select scope from sign_in_failures
 where scope not in ('account', 'device', 'block', 'register') limit 20;
