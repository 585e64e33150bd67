-- Nothing was given yet.
select version from referral_rules where share_basis_points <> 0 or needs_identity limit 20;
select friend_id from referrals where share_minor is not null limit 20;
select deposit_id from unserved_deposits limit 20;
