-- No invitation has the new reason yet.
select friend_id from referrals where reason = 'staff' limit 20;
