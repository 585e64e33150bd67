-- A column of that name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'trial_balances' and column_name = 'held_minor';
