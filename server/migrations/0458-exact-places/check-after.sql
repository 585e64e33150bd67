-- No block is left, and whoever had to verify a session has no trusted device by it.
select subject_id from known_places where address like '%/%' limit 20;
select d.subject_id from known_devices d
  join sessions s on s.subject_id = d.subject_id and s.device = d.device
 where s.is_unverified and d.trusted_at is not null limit 20;
