-- One row for each subject and device.
select subject_id, device from known_devices group by subject_id, device having count(*) > 1 limit 20;
