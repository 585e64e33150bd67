-- The program may say when a gift is over.
select 'expires_at' as missing
 where not has_column_privilege('portal_app', 'wagering_requirements', 'expires_at', 'update');
