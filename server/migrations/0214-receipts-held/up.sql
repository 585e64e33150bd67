-- Since when the timers of receipts stand, because the site is closed and nobody can answer (R116);
-- null while it is open. It only makes a column, so there is nothing to compare before and after.
alter table cashier_controls add column receipts_held_since timestamptz;
grant update (receipts_held_since) on cashier_controls to portal_app;
