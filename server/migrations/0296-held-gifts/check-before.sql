-- A gift that is kept with a deposit was given.
select id from deposits where promotion_reward_id is not null and promotion_minor is null limit 20;
