-- No provider is said to have moved nothing.
select id from reconciliation_cases where theirs_minor = 0 and provider <> 'manual' limit 20;
