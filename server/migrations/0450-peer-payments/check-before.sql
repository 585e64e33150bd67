-- No payment of before claims to be of another member.
select id from withdrawal_slices where payer = 'p2p' limit 20;
