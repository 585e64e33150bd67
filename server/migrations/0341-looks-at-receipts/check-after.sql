-- Nothing was looked at before.
select site_id from cashier_controls where receipts_seen_at is not null limit 20;
