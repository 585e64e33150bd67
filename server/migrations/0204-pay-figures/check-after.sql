-- Nothing that was booked before is left out of what is paid.
select id from turnover_bet_deltas
where no_rebate_minor <> 0 or no_share_minor <> 0 or no_salary_minor <> 0 or group_stake_minor <> 0
limit 20;
