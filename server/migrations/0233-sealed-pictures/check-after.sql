-- No picture was changed by this migration.
select id from cashier_proofs where substring(image from 1 for 4) <> 'RIFF'::bytea
union all
select id from promotion_pictures where substring(image from 1 for 4) <> 'RIFF'::bytea
limit 20;
