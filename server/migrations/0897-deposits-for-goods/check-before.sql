-- A column of that name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'point_goods' and column_name = 'min_deposit30d_minor';
