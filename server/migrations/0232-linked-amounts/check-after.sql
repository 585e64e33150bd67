-- Nothing was compared with a bank yet.
select provider from reconciliation_runs where provider not in (select code from payment_providers) limit 20;
