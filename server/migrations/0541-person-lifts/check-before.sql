-- Each case is a pair that nobody has asked to lift; the columns are new.
select id from person_cases where newer_id = older_id limit 20;
