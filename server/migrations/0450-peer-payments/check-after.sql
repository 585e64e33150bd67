-- No slice of before names a deposit.
select id from withdrawal_slices where deposit_id is not null or pay_by is not null limit 20;
-- Nothing was promised yet.
select deposit_id from peer_strikes limit 20;
