-- Who looks like the same person as a member (R12), for a statement that joins it to other rows. A
-- browser of a public place is that of many people: more than fifty accounts are no person's.
create function linked_accounts(of_member text, by_kinds text[])
  returns table (other_id text) language sql stable as $$
  select distinct other.member_id
    from person_marks own
    join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
      and other.member_id <> own.member_id
   where own.member_id = of_member and own.kind = any(by_kinds)
     and not exists (
       select 1 from person_cases c where c.state = 'different'
         and c.newer_id in (own.member_id, other.member_id)
         and c.older_id in (own.member_id, other.member_id))
   order by other.member_id limit 50
$$;
