-- No mission gives what is neither money nor points.
select id from missions where reward_kind not in ('MONEY', 'POINTS') limit 20;
