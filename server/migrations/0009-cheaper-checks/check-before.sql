-- The primary key that is replaced, when it is not the one of 0001.
select 'idempotency_keys_pkey' as missing
where not exists (
  select from pg_constraint
  where conrelid = 'idempotency_keys'::regclass and conname = 'idempotency_keys_pkey'
    and pg_get_constraintdef(oid) = 'PRIMARY KEY (scope, key)');
