-- A column of this name would be somebody else's.
select table_name, column_name from information_schema.columns
 where table_name = 'missions' and column_name = 'promised_minor';
