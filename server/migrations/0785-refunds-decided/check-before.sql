-- Whoever decided about what goes back is known.
select id from deposits where state = 'REFUNDING' and decided_by is null limit 20;
