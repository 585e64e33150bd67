-- The bonus that a deposit gave: it ends when the payment is taken back, so that nobody plays on with
-- a gift for money that never stayed. What was given before is not known here and plays on; the
-- column is dropped to undo it.
alter table deposits add column promotion_reward_id text,
  add constraint deposits_reward check (promotion_reward_id is null or promotion_minor is not null);
grant update (promotion_reward_id) on deposits to portal_app;
