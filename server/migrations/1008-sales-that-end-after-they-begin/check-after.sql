-- No sale ends before it begins.
select id from point_goods where sale_from >= sale_to limit 20;
