-- A last day of a proof that is none.
select member_id from persons where proven_until is not null and verified_at is null limit 20;
