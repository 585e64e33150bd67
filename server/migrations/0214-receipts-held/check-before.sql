-- Timers go on from a moment that is there.
select id from withdrawal_slices where state = 'CLAIMED' and confirm_by < sent_at limit 20;
