-- No mailed password was used before there was a place to say so.
select subject_id from temporary_passwords where used_at is not null limit 20;
