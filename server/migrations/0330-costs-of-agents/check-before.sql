-- A fact of money is of a kind that the sums know.
select id from turnover_money_deltas
where kind not in ('deposit', 'withdrawal', 'fee', 'bonus', 'rebate', 'salary', 'dividend')
limit 20;
