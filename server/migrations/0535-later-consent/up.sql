-- Whoever gets an account that an agent opened says the own age and yes to the terms later (portal.md
-- 5): when it was said stands beside what was said, and until then a flag stops play and money in.
alter table members add column consented_at timestamptz;
update members set consented_at = registered_at
 where terms_version is not null or confirmed_age is not null;
alter table members add constraint members_consent_time
  check (consented_at is not null or (terms_version is null and confirmed_age is null));
grant update (terms_version, confirmed_age, consented_at) on members to portal_app;

alter table standing_flags drop constraint standing_flags_flag_check;
alter table standing_flags add constraint standing_flags_flag_check
  check (flag in ('TRIAL', 'FROZEN', 'NO_BET', 'NO_DEPOSIT', 'NO_WITHDRAW', 'NO_TRANSFER',
    'NO_BONUS', 'NO_AGENT', 'RG_TIMEOUT', 'RG_EXCLUDED', 'KYC_PENDING', 'DEBT',
    'CONSENT_PENDING'));
