-- Messages to people: written in the transaction that wants them sent, handed over outside of it.
-- The text is forgotten once a provider has it; where no provider is set, operators read it here.
create table deliveries (
  id text primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  -- The form in which recipients are looked up: lower case, without spaces.
  recipient_key text not null,
  purpose text not null,
  subject text,
  body text,
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  tries smallint not null default 0,
  failure text,
  created_at timestamptz not null,
  next_try_at timestamptz,
  settled_at timestamptz,
  constraint deliveries_waiting check ((state = 'waiting') = (next_try_at is not null)),
  constraint deliveries_text check (body is not null or state in ('sent', 'failed'))
);
grant update (state, tries, failure, body, next_try_at, settled_at) on deliveries to portal_app;
grant delete on deliveries to portal_app;
create index deliveries_due on deliveries (next_try_at) where state = 'waiting';
create index deliveries_by_recipient on deliveries (recipient_key collate "C", id desc);
create index deliveries_age on deliveries (created_at);
