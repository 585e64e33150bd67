-- Nobody without an account has written yet.
select id from feedback where member_id is null or visitor_email is not null limit 20;
