-- No code of before binds anything.
select id from verification_codes where purpose = 'bind' limit 20;
