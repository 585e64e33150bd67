-- What members say to each other, what they report of it, and who was muted for it
-- (design-brief.md M-12). Only new tables: dropping them undoes it.
create table chat_messages (
  id text primary key,
  room text not null check (room in ('lounge', 'slots', 'live', 'lottery')),
  member_id text not null,
  content text not null,
  sent_at timestamptz not null,
  -- One that was taken away keeps its words for the desk and its place in the room.
  removed_at timestamptz,
  decision text check (decision in ('dismiss', 'remove', 'mute')),
  decided_by text,
  decided_by_name text,
  decided_reason text,
  decided_at timestamptz,
  constraint chat_messages_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (decided_by_name is null)
    and (decision is null) = (decided_reason is null)),
  constraint chat_messages_removed check (
    (removed_at is not null) = coalesce(decision in ('remove', 'mute'), false))
);
grant update (removed_at, decision, decided_by, decided_by_name, decided_reason, decided_at)
  on chat_messages to portal_app;
create index chat_messages_room on chat_messages (room, id collate "C" desc);
create index chat_messages_decided on chat_messages (id collate "C" desc)
  where decision is not null;

create table chat_reports (
  message_id text not null references chat_messages (id),
  reporter_id text not null,
  reason text not null check (reason in ('insult', 'spam', 'scam', 'other')),
  reported_at timestamptz not null,
  closed_at timestamptz,
  primary key (message_id, reporter_id)
);
grant update (closed_at) on chat_reports to portal_app;
create index chat_reports_open on chat_reports (message_id) where closed_at is null;

create table chat_mutes (
  id text primary key,
  member_id text not null,
  reason text not null,
  until timestamptz not null,
  made_by text not null,
  made_by_name text not null,
  made_at timestamptz not null,
  lifted_at timestamptz,
  constraint chat_mutes_last check (until > made_at)
);
grant update (lifted_at) on chat_mutes to portal_app;
create index chat_mutes_member on chat_mutes (member_id, until desc) where lifted_at is null;
create index chat_mutes_until on chat_mutes (until) where lifted_at is null;

-- When a member wrote last: two messages at once wait for each other here.
create table chat_turns (
  member_id text primary key,
  sent_at timestamptz not null
);
grant update (sent_at) on chat_turns to portal_app;
