-- Rights that the app role must not have (R50), and entries that would never be sealed.
select t.name, p."right"
  from unnest(array['trail_entries', 'trail_seals', 'trail_heads', 'trail_checks']) as t(name),
       unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
 where has_table_privilege('portal_app', t.name, p."right")
union all
select 'never sealed', id from trail_entries e
 where not exists (select from trail_unsealed u where u.entry_id = e.id);
