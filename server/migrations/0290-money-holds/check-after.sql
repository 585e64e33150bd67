-- No large transfer used up a proof before such proofs were counted.
select id from sessions where proof_spent_at is not null limit 20;
