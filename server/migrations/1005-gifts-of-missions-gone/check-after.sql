-- Of what was claimed before nothing is noted.
select mission_id, member_id, period_key from mission_entries where returned_minor <> 0 limit 20;
