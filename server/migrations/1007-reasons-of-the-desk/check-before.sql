-- The trail says of every act about a contract why.
select id from trail_entries
 where action in ('agent.end_contract', 'agent.process_contract') and reason is null limit 20;
