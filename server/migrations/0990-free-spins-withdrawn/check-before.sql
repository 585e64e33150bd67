-- A column of this name would be somebody else's.
select table_name, column_name from information_schema.columns
 where table_name = 'free_spins' and column_name = 'spins_withdrawn';
