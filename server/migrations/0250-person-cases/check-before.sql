-- Both members of a match know of it, so that the later one of a pair makes its case.
select p.member_id from person_matches p
where not exists (select 1 from person_matches o
                  where (o.member_id, o.other_id) = (p.other_id, p.member_id)) limit 20;
