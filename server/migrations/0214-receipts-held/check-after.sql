-- No timer stands before the job has seen that the site is closed.
select site_id from cashier_controls where receipts_held_since is not null limit 20;
