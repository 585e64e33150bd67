-- What was there before follows nothing and has no bound a day.
select id from missions where after_mission is not null or most_per_day is not null limit 20;
