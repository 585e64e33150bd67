-- Nobody has asked for anything yet.
select id from person_cases where lift_by is not null limit 20;
