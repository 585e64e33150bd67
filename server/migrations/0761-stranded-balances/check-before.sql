-- Signs that nobody knows would not pass the new check.
select id from care_cases
where sign not in ('net_deposits', 'loss', 'night_play', 'taken_back', 'underage') limit 20;
