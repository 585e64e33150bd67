-- Nobody was reminded before the first run of the job.
select id from contracts where reminded_at is not null limit 20;
