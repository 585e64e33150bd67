-- A session has one owner.
select id from sessions where subject_id is null limit 20;
