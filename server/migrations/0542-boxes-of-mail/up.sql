-- A code that was sent ends with the password that it would have opened (R62).
grant update (expires_at) on verification_codes to portal_app;

-- Providers deliver several addresses to one box (R12): what members said of those before is noted
-- in the new form, as of when it was said, so that it does not count as said anew.
with parts as (
  select c.subject_id, c.verified_at is not null as is_proven,
         coalesce(least(c.created_at, c.verified_at), c.created_at) as said_at,
         regexp_replace(split_part(lower(c.address), '@', 1), '\+.*$', '') as name,
         split_part(lower(c.address), '@', 2) as host
    from contacts c
   where c.channel = 'email' and c.subject_id like 'mbr\_%'
     and c.address ~ '^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]*[A-Za-z0-9]$'), forms as (
  select subject_id, is_proven, said_at, case
           when host in ('me.com', 'mac.com') then name || '@icloud.com'
           when host in ('proton.me', 'pm.me', 'protonmail.ch', 'protonmail.com')
             then regexp_replace(name, '[._-]', '', 'g') || '@protonmail.com'
           when host = 'yahoo.com' then regexp_replace(name, '-.*$', '') || '@yahoo.com'
         end as form from parts)
insert into person_marks (kind, mark_hash, member_id, noted_at, is_proven)
select 'email', encode(sha256(convert_to('email:' || form, 'UTF8')), 'hex'), subject_id, said_at,
       is_proven
  from forms where form is not null
    on conflict (kind, mark_hash, member_id) do update
   set is_proven = person_marks.is_proven or excluded.is_proven;
