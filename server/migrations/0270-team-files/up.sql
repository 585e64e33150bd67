-- Files of a team that are too long to be made while somebody waits (agents-loyalty-money.md B5):
-- made in parts behind the page, and there for a day to whoever asked. It only makes tables and
-- lets two reports more be kept, so there is nothing to compare before and after.
alter table team_exports drop constraint team_exports_report_check;
alter table team_exports add constraint team_exports_report_check check (report in
  ('statement', 'income', 'bets', 'transactions', 'downline', 'links', 'bills'));

create table team_files (
  id text primary key,
  agent_id text not null,
  -- Which of the agent's files of the day it is; the filter stands there.
  site_day date not null,
  number int not null,
  report text not null,
  -- The language of its words.
  locale text not null,
  -- Of the one who asked; what the file says is what this one may see.
  file_name text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Lines of the whole file, counted when it was asked for, and those that are made.
  row_count int not null check (row_count >= 0),
  made_count int not null default 0 check (made_count >= 0),
  -- Where the next part begins; null before the first.
  cursor text,
  part_count int not null default 0,
  tries int not null default 0,
  -- When the next part is made; of several files the one that waited longest.
  next_at timestamptz,
  -- The code of a refusal, or empty for what nobody expected.
  reason text,
  done_at timestamptz,
  expires_at timestamptz,
  foreign key (agent_id, site_day, number) references team_exports (agent_id, site_day, number)
);
create index team_files_agent on team_files (agent_id, asked_at desc, id);
create index team_files_next on team_files (next_at) where state = 'waiting';
create index team_files_expiry on team_files (expires_at) where state = 'ready';
grant update (state, made_count, row_count, cursor, part_count, tries, next_at, reason, done_at,
  expires_at) on team_files to portal_app;

create table team_file_parts (
  file_id text not null references team_files (id),
  -- From 1, in the order of the file.
  number int not null,
  content text not null,
  primary key (file_id, number)
);
grant delete on team_file_parts to portal_app;
