-- No order was sent back before there was a way to say so.
select id from withdrawals where state = 'RETURNED' limit 20;
