-- A fact of nobody would be folded into nobody's sums.
select id from turnover_money_deltas where member_id = '' limit 20;
