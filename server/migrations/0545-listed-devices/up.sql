-- Members see their devices and remove them (agents-loyalty-money.md F). What was known of a removed one
-- stays, because it tells persons apart (R12); only a new sign-in lists it again.
alter table known_devices
  add column id text not null default 'dev_' || replace(gen_random_uuid()::text, '-', ''),
  add column first_sign_in_at timestamptz,
  add column browser text not null default '',
  add column removed_at timestamptz;
create unique index known_devices_by_id on known_devices (id);
update known_devices k
   set first_sign_in_at = least(k.last_sign_in_at, f.first_at), browser = f.browser
  from (select subject_id, device, min(created_at) as first_at,
               (array_agg(browser order by created_at desc, id desc))[1] as browser
          from sessions group by subject_id, device) f
 where f.subject_id = k.subject_id and f.device = k.device;
update known_devices set first_sign_in_at = last_sign_in_at where first_sign_in_at is null;
grant update (first_sign_in_at, browser, removed_at) on known_devices to portal_app;
