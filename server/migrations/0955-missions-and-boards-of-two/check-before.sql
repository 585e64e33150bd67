-- Columns of these names would be somebody else's.
select table_name, column_name from information_schema.columns
 where table_name in ('missions', 'boards') and column_name in ('made_by', 'approval_id');
