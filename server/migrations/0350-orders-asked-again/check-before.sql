-- A closed order is not open.
select id from deposits where closed_at is null and credited_at is not null
  and state in ('CREATED', 'AWAITING', 'CONFIRMING') limit 20;
