-- Nothing ever wrote it; a value would have to be kept.
select id from rewards where requirement_id is not null limit 20;
