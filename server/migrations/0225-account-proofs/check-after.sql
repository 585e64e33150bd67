-- No shortfall is known yet.
select site_id from cashier_controls where short_since is not null limit 20;
