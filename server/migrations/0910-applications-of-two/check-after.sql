-- What was decided before asked nobody.
select id from promotion_entries where approval_id is not null limit 20;
