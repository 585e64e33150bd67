-- Two approved papers of one kind would leave the last day of the proof open.
select member_id from kyc_cases where state = 'approved' group by member_id, kind having count(*) > 1 limit 20;
