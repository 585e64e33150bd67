-- Each bill of a salary whose steps take bets off and whose figure is the one of the first step changes.
select id, valid_minor from contract_bills
 where kind <> 'DIVIDEND' and why -> 'lines' -> 1 ->> 'figure' = 'not for salaries'
   and (why -> 'lines' -> 0 -> 'value' ->> 0)::bigint <> valid_minor limit 20;
