-- The primary key of the keys, when it does not start with the key.
select conname from pg_constraint
where conrelid = 'idempotency_keys'::regclass and contype = 'p'
  and pg_get_constraintdef(oid) <> 'PRIMARY KEY (key, scope)';
