-- Every order in dispute has a payment in dispute.
select id from withdrawals w
 where state = 'DISPUTED'
   and not exists (select 1 from withdrawal_slices s
                    where s.withdrawal_id = w.id and s.state = 'DISPUTED') limit 20;
