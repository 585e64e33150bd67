-- Every comparison is about a provider that has introduced itself.
select provider from reconciliation_runs where provider not in (select code from payment_providers) limit 20;
