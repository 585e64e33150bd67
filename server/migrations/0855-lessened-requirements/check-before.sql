-- What a requirement asks for was fixed until now.
select 'amount_minor' as changeable
 where has_column_privilege('portal_app', 'wagering_requirements', 'amount_minor', 'update');
