-- A message that an operator writes to a part of the members (BO-09): whom it is for, when it leaves, how far it has come. Who
-- of them may hear of offers is asked at the moment of sending (R13, R16).
create table campaigns (
  id text primary key,
  -- Made by the form, so that one that is sent twice is one campaign.
  form_key uuid not null unique,
  titles jsonb not null,
  texts jsonb not null,
  segment jsonb not null,
  send_at timestamptz not null,
  state text not null check (state in ('scheduled', 'sending', 'sent', 'stopped')),
  -- Where the next batch begins.
  last_member_id text not null default '',
  reached int not null default 0 check (reached >= 0),
  made_by text not null,
  made_by_name text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  constraint campaigns_ended check ((ended_at is not null) = (state in ('sent', 'stopped')))
);
grant update (state, last_member_id, reached, ended_at) on campaigns to portal_app;
create index campaigns_due on campaigns (send_at, id) where state in ('scheduled', 'sending');
