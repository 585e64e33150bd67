-- Nothing was said beside a domain yet.
select member_id from registrations where sent_domain is not null limit 20;
-- What is erased of a person includes it.
select 1 where pg_get_functiondef('erase_personal(text[], text[], timestamptz)'::regprocedure) not like '%sent_domain%';
