-- At every instant a payee has one contract of a kind and scope in force (agents-loyalty-money.md C3 and 11, invariant
-- 5). Ranges need no extension; the three columns are one number, in numeric because a bound of bigint would overflow.
alter table contracts add constraint contracts_never_overlap exclude using gist (
  numrange(hashtextextended(payee_id || ' ' || kind || ' ' || scope, 0)::numeric,
           hashtextextended(payee_id || ' ' || kind || ' ' || scope, 0)::numeric, '[]') with &&,
  tstzrange(starts_at, ends_at) with &&)
  where (starts_at is not null);
