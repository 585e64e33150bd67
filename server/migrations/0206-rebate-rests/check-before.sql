-- A rebate is a part of the cost of its ticket.
select id from lottery_tickets where rebate_minor > cost_minor limit 20;
