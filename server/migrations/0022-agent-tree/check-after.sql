-- Members without a place, which a circle among them would leave behind, and agents without a link.
select 'a member without a position' as fault, m.id from members m
 where m.kind <> 'trial' and not exists (select from tree_positions p where p.member_id = m.id)
union all
select 'an agent without a link', p.member_id from tree_positions p
 where p.is_agent and not exists (select from register_links l where l.agent_id = p.member_id)
limit 20;
