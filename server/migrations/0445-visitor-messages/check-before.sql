-- Every message of before is a member's.
select id from feedback where member_id is null limit 20;
