-- No contract says what an operator wrote about it.
select c.id from contracts c
  join trail_entries t on t.reason = c.reason
   and (t.action = 'agent.end_contract' and t.subject_id = c.id
     or t.action = 'agent.process_contract' and t.subject_id = c.payee_id
        and t.after ->> 'contract' = c.id)
 limit 20;
