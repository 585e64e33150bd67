-- Nobody who is signed in has to verify anything.
select id from sessions where is_unverified limit 20;
