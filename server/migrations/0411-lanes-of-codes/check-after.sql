-- Each code has its lane.
select id from verification_codes where lane is null limit 20;
