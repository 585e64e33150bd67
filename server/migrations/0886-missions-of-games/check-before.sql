-- Nothing that stands can break this migration.
select id from missions where target <= 0 limit 20;
