-- No item and no order is of a kind that is new.
select id from point_goods where kind not in ('PHYSICAL', 'VIRTUAL', 'CASH') limit 20;
select id from redeems where kind not in ('PHYSICAL', 'VIRTUAL', 'CASH') limit 20;
