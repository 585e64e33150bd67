-- Every account of before has a password.
select subject_id from credentials where not has_password limit 20;
