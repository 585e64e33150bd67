-- The inbox of members (agents-loyalty-money.md G). A message is its type with its values; its words
-- are found in the language of whoever reads it. What was deleted stays for a while, so that an event
-- that is heard once more brings nothing back.
create table inbox_messages (
  id text primary key,
  member_id text not null,
  type text not null,
  -- What it is about: a withdrawal, an entry of the trail.
  reference text not null,
  -- Tells apart what happens to the same thing more than once.
  occasion text not null,
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  constraint inbox_messages_once unique (member_id, type, reference, occasion)
);
grant update (read_at, deleted_at), delete on inbox_messages to portal_app;
create index inbox_messages_of_member on inbox_messages (member_id, id collate "C" desc)
  where deleted_at is null;
create index inbox_messages_unread on inbox_messages (member_id)
  where read_at is null and deleted_at is null;
create index inbox_messages_age on inbox_messages (created_at);

-- The language in which a member read last; copies by e-mail and SMS are written in it.
create table inbox_readers (
  member_id text primary key,
  locale text not null
);
grant update (locale) on inbox_readers to portal_app;

-- Which topics a member wants by e-mail or SMS as well. Who never said anything wants none.
create table inbox_copies (
  member_id text not null,
  topic text not null,
  channel text not null check (channel in ('sms', 'email')),
  primary key (member_id, topic, channel)
);
grant delete on inbox_copies to portal_app;
