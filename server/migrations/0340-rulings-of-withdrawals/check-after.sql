-- Nobody is said to have ruled on an order of before.
select id from withdrawals where cardinality(ruled_by) > 0 limit 20;
-- No order that is over has a payment in dispute.
select s.id from withdrawal_slices s join withdrawals w on w.id = s.withdrawal_id
 where w.closed_at is not null and s.state = 'DISPUTED' limit 20;
