-- No more went back than was given.
select id from lottery_tickets where rebate_back_minor > rebate_minor limit 20;
