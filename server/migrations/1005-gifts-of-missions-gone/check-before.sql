-- A column of this name would be somebody else's.
select table_name, column_name from information_schema.columns
 where table_name = 'mission_entries' and column_name = 'returned_minor';
