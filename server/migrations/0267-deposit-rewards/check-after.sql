-- No order of before names a reward.
select id from deposits where promotion_reward_id is not null limit 20;
