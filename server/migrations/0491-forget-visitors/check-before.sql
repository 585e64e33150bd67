-- Each message has a sender.
select id from feedback where member_id is null and visitor_email is null limit 20;
