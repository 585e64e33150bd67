-- The figure of each such bill is what stands after the step.
select id, valid_minor from contract_bills
 where kind <> 'DIVIDEND' and why -> 'lines' -> 1 ->> 'figure' = 'not for salaries'
   and (why -> 'lines' -> 0 -> 'value' ->> 0)::bigint
       - (why -> 'lines' -> 1 -> 'value' ->> 0)::bigint <> valid_minor limit 20;
