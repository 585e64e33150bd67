-- Identity: where somebody is reached. A number or an address that was proven is one person's.
create table contacts (
  subject_id text not null,
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (subject_id, channel)
);
grant update (address, verified_at) on contacts to portal_app;
grant delete on contacts to portal_app;
create unique index contacts_proven on contacts (channel, address) where verified_at is not null;

-- One row for each code that was asked for, whoever has the number and whether anybody has. The
-- secret of the browser that asked is part of the hash and stands nowhere, so that six digits
-- cannot be tried against it. The rows are also what the budgets count (R65).
create table verification_codes (
  id text primary key,
  purpose text not null check (purpose in ('login', 'register', 'password')),
  number text not null,
  number_range text not null,
  browser_hash bytea not null,
  -- Null for callers on the machine of a demo, whom no limit counts by address.
  address_block text,
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
grant update (tries, used_at) on verification_codes to portal_app;
grant delete on verification_codes to portal_app;
create index verification_codes_browser on verification_codes (browser_hash, sent_at);
create index verification_codes_number on verification_codes (number, sent_at);
create index verification_codes_range on verification_codes (number_range, sent_at);
create index verification_codes_block on verification_codes (address_block, sent_at);
create index verification_codes_age on verification_codes (sent_at);

alter table captchas drop constraint captchas_action_check,
  add constraint captchas_action_check check (action in ('login', 'register', 'sms'));
