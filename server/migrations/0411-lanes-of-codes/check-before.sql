-- Nothing older than what jobs keep.
select id from verification_codes where used_at < sent_at limit 20;
