-- Columns of these names would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'rewards' and column_name in ('end_entry_id', 'settlements', 'reckon_at');
