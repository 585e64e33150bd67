-- Nobody typed a code before it was asked for.
select id from sessions where coded_at is not null limit 20;
