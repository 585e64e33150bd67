-- An entry could not be given to a site.
select 'an audit entry on a database without a site' as fault, id
  from audit_entries where not exists (select from site_versions);
