-- Columns of these names would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'mission_entries' and column_name in ('owed_minor', 'taken_minor');
