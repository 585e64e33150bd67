-- A salary is a rate of the valid bets that it counts, and its bill says these: lottery bets that no salary counts stood in
-- the figure and only the steps took them off (lottery.md B3, agents-loyalty-money.md B5).
update contract_bills b set valid_minor = b.valid_minor - l.less_minor
  from (select w.id, sum((s.step -> 'value' ->> 0)::bigint) as less_minor
          from contract_bills w cross join jsonb_array_elements(w.why -> 'lines') as s (step)
         where w.kind <> 'DIVIDEND' and s.step ->> 'figure' = 'not for salaries'
         group by w.id) l
 where l.id = b.id;
