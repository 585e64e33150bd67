-- Nothing is promised yet.
select id from team_files limit 20;
