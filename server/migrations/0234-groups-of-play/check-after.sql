-- Nothing that was booked before has groups of its own.
select id from turnover_bet_deltas where usual_group is not null or highest_group is not null limit 20;
