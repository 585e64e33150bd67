-- Every pair that shares more than a name has its case.
select p.member_id, p.other_id from person_matches p
where p.kind <> 'name' and not exists (
  select 1 from person_cases c
  where (c.newer_id, c.older_id) = (p.member_id, p.other_id)
     or (c.newer_id, c.older_id) = (p.other_id, p.member_id)) limit 20;
