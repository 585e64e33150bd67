-- When a member was told that a mission is done, so that nobody is told twice (agents-loyalty-money.md
-- G, MISSION_DONE). It only adds a column, which is empty for what stands.
alter table mission_entries add column told_at timestamptz;
grant update (told_at) on mission_entries to portal_app;
