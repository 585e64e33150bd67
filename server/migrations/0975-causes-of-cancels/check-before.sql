-- A column of that name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'lottery_tickets' and column_name = 'cancelled_for' limit 20;
