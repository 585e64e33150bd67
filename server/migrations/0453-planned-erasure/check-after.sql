-- Nobody is erased by the migration.
select id from members where personal_erased_at is not null limit 20;
