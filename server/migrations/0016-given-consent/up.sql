-- Only what a form gave is stored: no version of the terms that nobody accepted.
alter table members
  alter column terms_version drop not null,
  add column confirmed_age smallint;
update members set terms_version = null where kind = 'trial';

-- What is forgotten by jobs: trial members whose sessions are over, devices that never came back.
grant delete on members, known_devices to portal_app;
create index members_old_trials on members (registered_at) where kind = 'trial';
create index known_devices_age on known_devices (last_sign_in_at);
