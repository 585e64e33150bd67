-- Who decided that a payment goes back: not in place of whoever confirmed it alone, or as much more could be confirmed
-- that day (R53). Undone by dropping the column, after its values stand in decided_by again.
alter table deposits add column refund_decided_by text references operators (id);
update deposits set refund_decided_by = decided_by where state in ('REFUNDING', 'REFUNDED');
-- Where the site was closed, the time to pay another member goes on (agents-loyalty-money.md E6).
grant update (refund_decided_by, expires_at) on deposits to portal_app;
