-- No ticket of before names a cause.
select id from lottery_tickets where cancelled_for is not null limit 20;
