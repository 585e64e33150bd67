-- Ends of before say no more than they did.
select id from rewards where (end_cash_minor is null) <> (end_net_minor is null) limit 20;
