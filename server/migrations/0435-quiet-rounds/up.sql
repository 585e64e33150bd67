-- Rounds that the sender never ended: every bet has its result and nothing came for long, so no new
-- stake is taken (vendor-wallet.md 3, rules 15 and 21). Only the word of the sender refuses a win.
alter table bet_rounds add column closed_quietly boolean not null default false
  check (not closed_quietly or closed_at is not null);
grant update (closed_quietly) on bet_rounds to portal_app;
