-- Columns of these names would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'rebate_shares' and column_name in ('step', 'own_rate', 'below_rate', 'times');
