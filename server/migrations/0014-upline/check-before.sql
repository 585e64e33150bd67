-- The column is not there yet.
select column_name from information_schema.columns
 where table_schema = 'public' and table_name = 'members' and column_name = 'upline_id';
