-- Rights that the app role must not have (R53).
select t.name, p."right"
  from unnest(array['approvals', 'adjustments']) as t(name),
       unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
 where has_table_privilege('portal_app', t.name, p."right")
union all
select 'an operator that is locked in one place only', o.id
  from operators o join credentials c on c.subject_id = o.id
 where (o.state = 'locked') <> c.is_blocked;
