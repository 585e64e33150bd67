-- Links by which a member signs another own device in (X6). It only makes a table: what it holds
-- lives for two minutes.
create table session_hand_offs (
  token_hash bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  subject_id text not null,
  expires_at timestamptz not null
);
grant delete on session_hand_offs to portal_app;
create index session_hand_offs_session on session_hand_offs (session_id);
create index session_hand_offs_age on session_hand_offs (expires_at);
