-- Each registration is of one member.
select member_id from registrations group by member_id having count(*) > 1 limit 20;
