-- Codes of a purpose that nobody knows.
select id from verification_codes where purpose not in ('login', 'register', 'password', 'bind')
 limit 20;
