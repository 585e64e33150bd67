-- Every provider has a version that a change can name.
select code from payment_providers where version < 1 limit 20;
