-- Every device has a first time, not after its last one, and none is removed.
select subject_id from known_devices
 where first_sign_in_at is null or first_sign_in_at > last_sign_in_at or removed_at is not null limit 20;
