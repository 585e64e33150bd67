-- Nobody was told by the migration itself.
select mission_id from mission_entries where told_at is not null limit 20;
