-- Columns of these names would be somebody else's.
select table_name, column_name from information_schema.columns
 where table_name = 'wagering_requirements' and column_name in ('end_after', 'by_deposit');
