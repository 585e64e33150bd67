-- Cases that are closed by nobody would not pass the new check.
select id from reconciliation_cases
where (closed_at is null) <> (closed_by is null) or (closed_at is null) <> (reason is null) limit 20;
