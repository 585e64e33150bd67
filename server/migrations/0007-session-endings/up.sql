-- Nodes ask for the sessions that ended lately, a few times a second (R71).
create index sessions_ended on sessions (ended_at) where ended_at is not null;
