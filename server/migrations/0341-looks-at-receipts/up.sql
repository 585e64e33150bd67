-- When the timers of receipts were looked at last, so that a time in which nothing ran is no silence
-- of members (R116). Undone by dropping the column.
alter table cashier_controls add column receipts_seen_at timestamptz;
grant update (receipts_seen_at) on cashier_controls to portal_app;
