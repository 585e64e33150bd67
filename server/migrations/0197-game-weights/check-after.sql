-- Nothing that was booked before is left out.
select id from turnover_bet_deltas where no_loyalty_minor <> 0 limit 20;
