-- Flags that nobody knows.
select member_id from standing_flags where flag = 'CONSENT_PENDING' limit 20;
