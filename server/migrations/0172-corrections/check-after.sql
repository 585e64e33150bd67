-- Facts of before belong to no category.
select id from turnover_money_deltas where category <> 'ALL' limit 20;
