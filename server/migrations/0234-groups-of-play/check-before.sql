-- Stakes at a group are booked of the lottery only.
select id from turnover_bet_deltas where group_stake_minor <> 0 and category <> 'LOTT' limit 20;
