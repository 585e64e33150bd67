-- The columns are not there yet.
select column_name from information_schema.columns
 where table_name = 'promotions' and column_name = 'hourly_minor';
