-- What was there before gives no tickets.
select id from missions where raffle_id is not null limit 20;
