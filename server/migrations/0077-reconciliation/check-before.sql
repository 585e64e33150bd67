-- A deposit that was credited names what was paid.
select id from deposits where credited_at is not null and paid_minor is null limit 20;
