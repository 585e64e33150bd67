-- Timers that stand do so for a site that is known.
select site_id from cashier_controls where site_id = '' limit 20;
