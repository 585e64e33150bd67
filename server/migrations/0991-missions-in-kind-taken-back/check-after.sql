-- Of what was claimed before nothing went back.
select mission_id, member_id, period_key from mission_entries where taken_back_at is not null limit 20;
