-- Nobody has chosen a picture yet.
select id from members where avatar is not null limit 20;
