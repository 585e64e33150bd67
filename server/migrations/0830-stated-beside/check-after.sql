-- No statement is said to have listed anything by the migration itself.
select id from reconciliation_cases where stated_at is not null or stated_minor is not null limit 20;
