-- No exclusion ends before it begins.
select id from breaks where kind = 'exclusion' and ends_at < started_at limit 20;
