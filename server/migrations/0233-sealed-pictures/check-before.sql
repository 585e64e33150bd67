-- Pictures are kept as WebP, so that what is in clear can be told from what is sealed.
select id from cashier_proofs where substring(image from 1 for 4) <> 'RIFF'::bytea
union all
select id from promotion_pictures where substring(image from 1 for 4) <> 'RIFF'::bytea
limit 20;
