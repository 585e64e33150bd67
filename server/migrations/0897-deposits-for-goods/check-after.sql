-- What was there before asks for no deposit.
select id from point_goods where min_deposit30d_minor <> 0 limit 20;
