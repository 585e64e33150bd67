-- Every site has one row of controls.
select site_id from cashier_controls group by site_id having count(*) > 1 limit 20;
