-- No session of before is restricted.
select id from sessions where is_restricted;
