-- Nothing that stands can break this migration.
select mission_id from mission_entries where joined_at is null and claimed_at is null limit 20;
