-- Nothing stands in the way of a new column.
select subject_id from credentials where false limit 20;
