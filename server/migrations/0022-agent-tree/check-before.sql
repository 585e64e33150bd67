-- Members below somebody who is no agent have no place in a tree.
select m.id, m.upline_id from members m join members u on u.id = m.upline_id
 where u.kind <> 'agent' limit 20;
