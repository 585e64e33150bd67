-- A part of a valid amount can only be left out where there is one.
select id from turnover_bet_deltas where valid_minor is null limit 20;
