-- Nothing was given yet.
select version from referral_rules where share_parts_per_million <> 0 limit 20;
select friend_id from referrals where share_minor is not null limit 20;
select deposit_id from unserved_deposits limit 20;
