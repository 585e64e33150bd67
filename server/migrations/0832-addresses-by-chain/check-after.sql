-- A number belongs to one member still.
select number_mark from payout_accounts where removed_at is null
 group by number_mark having count(distinct member_id) > 1 limit 20;
