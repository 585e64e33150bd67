-- Contracts of one payee, kind and scope that are in force at the same time.
select a.id, b.id from contracts a join contracts b using (payee_id, kind, scope)
 where a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
   and a.starts_at is not null and b.starts_at is not null limit 20;
