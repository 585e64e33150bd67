-- No two tickets of a day are the same one.
select raffle_id from raffle_tickets group by raffle_id, member_id, earned_on, number having count(*) > 1 limit 20;
