-- Only money that went in lies in a purse.
select id from wallet_transfers
 where left_minor <> case when direction = 'in' and state = 'SUCCESS' then amount_minor else 0 end limit 20;
