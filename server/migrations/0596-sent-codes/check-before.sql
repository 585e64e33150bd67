-- Every code has a lane and a browser, of before as after.
select id from verification_codes where lane is null or browser_hash is null limit 20;
