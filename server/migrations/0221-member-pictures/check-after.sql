-- Nobody chose the own picture by the migration itself.
select id from members where avatar = 6 limit 20;
