-- The check that is replaced stands.
select 'referrals_reason_check' as missing
 where not exists (select from pg_constraint where conname = 'referrals_reason_check') limit 20;
