-- What operators wrote about a contract is for the trail (H): its parties read the neutral cause of
-- an end by force, and nothing where the house acted as a party.
update contracts c
   set reason = 'FORCE_END'
 where state = 'TERMINATED' and reason is distinct from 'FORCE_END'
   and exists (select from trail_entries t
                where t.action = 'agent.end_contract' and t.subject_id = c.id);
update contracts c
   set reason = null
 where payer_id is null
   and exists (select from trail_entries t
                where t.action = 'agent.process_contract' and t.subject_id = c.payee_id
                  and t.after ->> 'contract' = c.id and t.reason = c.reason);
