-- A column of this name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'promotion_entries' and column_name = 'approval_id';
