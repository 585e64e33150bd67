-- A day of the last month knows its rule.
select member_id, day, type from point_days
 where day > (select max(day) - 31 from point_days) and rule_amount is null limit 20;
-- Nothing was taken back by the day of its bets yet.
select member_id, day, type from point_voids limit 20;
