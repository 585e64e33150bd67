-- A gift that is held for a person to look at belongs to its deposit too: when the payment is taken
-- back, nobody can give it any more.
alter table deposits drop constraint deposits_reward,
  add constraint deposits_reward check (
    promotion_reward_id is null or promotion_minor is not null or promotion_fault is not null
  );
