-- When the owner of a session last typed a code that was sent to what they have proven: large
-- transfers, and the first one to somebody, take one (agents-loyalty-money.md E7).
alter table sessions add column coded_at timestamptz;
grant update (coded_at) on sessions to portal_app;
