-- A place is an exact address now, and a device is trusted once its session was verified (R68).
-- Sessions are kept as long as a place is, so the addresses of verified ones make the new list.
delete from known_places;
alter table known_places rename column address_block to address;
insert into known_places (subject_id, address, first_used_at, last_used_at)
select subject_id, ip, min(created_at), max(last_seen_at)
  from sessions
 where realm = 'member' and not is_trial and not is_unverified and ip ~ '^\d+\.\d+\.\d+\.\d+$'
 group by subject_id, ip;

alter table known_devices add column trusted_at timestamptz;
update known_devices d set trusted_at = d.last_sign_in_at
 where not exists (select from sessions s
                    where s.subject_id = d.subject_id and s.device = d.device and s.is_unverified);
grant update (trusted_at) on known_devices to portal_app;
