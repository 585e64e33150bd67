-- Nobody was told by the migration itself.
select id from rewards where reminded_at is not null limit 20;
