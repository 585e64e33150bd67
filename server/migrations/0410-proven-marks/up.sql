-- A stranger can type what is somebody else's: a mark stops an account only where both accounts have
-- proven it (R12). A bank account is a mark as well.
alter table person_marks
  drop constraint person_marks_kind_check,
  add constraint person_marks_kind_check
    check (kind in ('phone', 'email', 'id_number', 'bank_account', 'name', 'device')),
  add column is_proven boolean not null default false;
alter table person_matches
  drop constraint person_matches_kind_check,
  add constraint person_matches_kind_check
    check (kind in ('phone', 'email', 'id_number', 'bank_account', 'name', 'device')),
  add column is_proven boolean not null default false;
grant update (is_proven) on person_marks, person_matches to portal_app;

-- Numbers are kept in one form, and most addresses are plain: their hashes are those of the server.
-- What is not plain is noted anew when its owner changes something.
insert into person_marks (kind, mark_hash, member_id, noted_at, is_proven)
select 'phone',
       encode(sha256(convert_to('phone:' || regexp_replace(c.address, '\D', '', 'g'), 'UTF8')), 'hex'),
       c.subject_id, c.verified_at, true
  from contacts c
 where c.channel = 'sms' and c.verified_at is not null and c.subject_id like 'mbr\_%'
    on conflict (kind, mark_hash, member_id) do update set is_proven = true;

with parts as (
  select subject_id, verified_at,
         regexp_replace(split_part(lower(address), '@', 1), '\+.*$', '') as name,
         case split_part(lower(address), '@', 2)
           when 'googlemail.com' then 'gmail.com' else split_part(lower(address), '@', 2) end as host
    from contacts
   where channel = 'email' and verified_at is not null and subject_id like 'mbr\_%'
     and address ~ '^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]*[A-Za-z0-9]$'), forms as (
  select subject_id, verified_at, true as is_proven,
         'email:' || case host when 'gmail.com' then replace(name, '.', '') else name end
           || '@' || host as form from parts
  union all
  select subject_id, verified_at, false,
         'mailbox:' || replace(name, '.', '') || '@' || host from parts)
insert into person_marks (kind, mark_hash, member_id, noted_at, is_proven)
select 'email', encode(sha256(convert_to(form, 'UTF8')), 'hex'), subject_id, verified_at, is_proven
  from forms
    on conflict (kind, mark_hash, member_id) do update
   set is_proven = person_marks.is_proven or excluded.is_proven;

-- What both have proven already was judged when it was found; a stop that was lifted stays lifted.
update person_matches m set is_proven = true
 where exists (
   select from person_marks own
     join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
    where own.member_id = m.member_id and other.member_id = m.other_id and own.kind = m.kind
      and own.is_proven and other.is_proven);
