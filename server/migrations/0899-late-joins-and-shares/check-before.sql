-- Names that would be somebody else's.
select column_name from information_schema.columns
 where table_name in ('referral_rules', 'referrals')
   and column_name in ('share_basis_points', 'needs_identity', 'share_minor', 'share_at');
select table_name from information_schema.tables where table_name = 'unserved_deposits';
