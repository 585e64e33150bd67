-- A gift is kept where there was a promotion only.
select id from deposits where promotion_reward_id is not null and promotion_id is null limit 20;
