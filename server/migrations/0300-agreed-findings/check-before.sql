-- Findings that are decided by nobody would not pass the new check.
select id from vendor_findings
where (closed_at is null) <> (decision is null) or (closed_at is null) <> (reason is null)
  or (closed_at is null) <> (closed_by_name is null) limit 20;
