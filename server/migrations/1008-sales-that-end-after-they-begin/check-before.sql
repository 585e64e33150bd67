-- A check of this name would be somebody else's.
select conname from pg_constraint where conname = 'point_goods_sale' limit 20;
