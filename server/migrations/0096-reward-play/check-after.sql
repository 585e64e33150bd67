-- The column is gone.
select column_name from information_schema.columns
 where table_name = 'rewards' and column_name = 'requirement_id';
