-- Nothing was noted yet.
select member_id, kind from mission_facts limit 20;
