-- Of what stands no deposit is known.
select friend_id from referrals where first_deposit_id is not null limit 20;
