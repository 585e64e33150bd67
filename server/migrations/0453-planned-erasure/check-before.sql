-- Nobody is erased by the migration.
select id from members where account like 'erased-%' limit 20;
