-- Nothing waits by the migration itself.
select id from rewards where end_after is not null limit 20;
