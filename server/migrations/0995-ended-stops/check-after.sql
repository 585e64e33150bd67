-- Every exclusion whose member asked to come back is there.
select b.id from breaks b
 where b.kind = 'exclusion' and b.return_asked_at > b.started_at
   and not exists (select from ended_stops e where e.member_id = b.member_id and e.began_at = b.started_at)
 limit 20;
