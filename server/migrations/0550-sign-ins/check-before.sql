-- Each session of a member has an id from which the id of its line is made.
select id from sessions where realm = 'member' and id not like 'ses\_%' limit 20;
