-- Each kept session of a member has its line, and no other line is there.
select coalesce(s.id, l.id) as id
  from (select id from sessions where realm = 'member' and not is_trial) s
  full join sign_ins l on l.id = 'lgn' || substr(s.id, 4)
 where s.id is null or l.id is null limit 20;
-- What is erased of a person includes it.
select 1 where pg_get_functiondef('erase_personal(text[], text[], timestamptz)'::regprocedure) not like '%sign_ins%';
