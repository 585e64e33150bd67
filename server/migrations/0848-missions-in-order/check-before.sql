-- No mission gives what is neither money, points nor tickets.
select id from missions where reward_kind not in ('MONEY', 'POINTS', 'TICKET') limit 20;
