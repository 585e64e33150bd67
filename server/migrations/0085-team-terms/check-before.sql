-- A link of nobody could not open an account below its agent.
select code from register_links l
 where not exists (select from tree_positions p where p.member_id = l.agent_id) limit 20;
