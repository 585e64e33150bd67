-- Both fall together, or the multiple of the requirement is no multiple any more.
select name from unnest(array['amount_minor', 'required_minor']) as c (name)
 where not has_column_privilege('portal_app', 'wagering_requirements', c.name, 'update');
