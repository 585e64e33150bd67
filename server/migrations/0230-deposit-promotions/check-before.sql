-- A promotion that an order could name is there under one id only.
select id from promotions group by id having count(*) > 1 limit 20;
