-- A column of that name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'rewards' and column_name = 'by_break';
