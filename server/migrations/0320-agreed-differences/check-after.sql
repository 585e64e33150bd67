-- Nothing agrees by the migration itself.
select id from reconciliation_cases where agrees limit 20;
