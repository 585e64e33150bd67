-- Sums count every stake until now.
select id from boards where least_stake_minor > 0 and metric <> 'MULTIPLIER' limit 20;
