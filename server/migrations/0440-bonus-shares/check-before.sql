-- The columns are not there yet.
select column_name from information_schema.columns
 where table_name = 'wagering_requirements' and column_name = 'gain_minor';
