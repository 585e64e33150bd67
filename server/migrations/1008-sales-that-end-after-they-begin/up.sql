-- A sale that ends before it begins is no sale: the item stands as taken off, and stays so until
-- somebody dates it anew.
update point_goods
   set sale_from = null, sale_to = null, version = version + 1,
       state = case state when 'ON' then 'OFF' else state end
 where sale_from >= sale_to;
alter table point_goods
  add constraint point_goods_sale check (sale_from < sale_to);
