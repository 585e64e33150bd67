-- Each message has one kind of sender.
select id from feedback
 where (member_id is null) <> (visitor_email is not null) limit 20;
