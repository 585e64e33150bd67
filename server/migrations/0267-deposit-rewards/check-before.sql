-- What gave a bonus says which one only from now on; nothing that gave none has one.
select id from deposits where promotion_minor is null and promotion_id is null
   and promotion_fault is not null limit 20;
