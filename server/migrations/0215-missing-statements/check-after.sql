-- Nothing became a case of the new kind by the migration itself.
select id from reconciliation_cases where kind = 'statement_missing' limit 20;
