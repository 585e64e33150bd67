-- No provider is heard from fewer addresses than before.
select code from payment_providers where callers <> '' limit 20;
