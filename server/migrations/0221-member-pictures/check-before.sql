-- Choices that nobody knows would not pass the new check.
select id from members where avatar not between 0 and 5 limit 20;
