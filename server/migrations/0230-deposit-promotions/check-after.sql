-- Orders of before have no choice.
select id from deposits where promotion_id is not null limit 20;
