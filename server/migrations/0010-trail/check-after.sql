-- Rights that the app role must not have (R50).
select 'trail_entries' as name, p."right"
  from unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
 where has_table_privilege('portal_app', 'trail_entries', p."right")
union all
select 'the old table still stands', 'audit_entries' where to_regclass('audit_entries') is not null
union all
select 'an act of an operator without a reason', id
  from trail_entries where reason is null and action not in ('operator.login', 'operator.logout');
