-- Claims of accounts that look like one person (R89, D8): each version says what becomes of them, an
-- entry says by what it was held, and its reward waits for a person to decide.
update promotion_versions set offer = offer || '{"cluster": "ALLOW"}' where not offer ? 'cluster';

alter table promotion_entries add column held_by text;
grant update (held_by) on promotion_entries to portal_app;

alter table rewards drop constraint rewards_state_check,
  add constraint rewards_state_check check (
    state in ('WAITING', 'HELD', 'OPEN', 'DONE', 'CANCELLED', 'EXPIRED', 'LAPSED')),
  drop constraint rewards_claimed,
  add constraint rewards_claimed check (
    (claimed_at is null) = (state in ('WAITING', 'HELD', 'LAPSED')));
