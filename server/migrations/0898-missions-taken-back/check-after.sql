-- Nothing is owed yet, and every reward is worth something.
select mission_id, member_id from mission_entries where owed_minor <> 0 or taken_minor <> 0 limit 20;
select id from rewards where amount_minor <= 0 limit 20;
