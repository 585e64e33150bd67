-- Boards rank by what they know.
select id from boards where metric not in ('VALID_SUM', 'WIN_SUM', 'ROUNDS') limit 20;
