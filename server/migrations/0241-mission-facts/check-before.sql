-- No mission is of a kind that is new.
select id from missions
 where kind not in ('DEPOSIT_SUM', 'DEPOSIT_COUNT', 'VALID_SUM', 'GAME_ROUNDS') limit 20;
