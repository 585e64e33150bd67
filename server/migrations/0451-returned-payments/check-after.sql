-- No payment of before came back.
select id from withdrawal_slices where returned_at is not null limit 20;
-- No order was sent back.
select id from withdrawals where state = 'RETURNED' limit 20;
