-- A number belongs to one member: one that two have bound is taken off by its younger owner first.
select number_mark from payout_accounts where removed_at is null
 group by number_mark having count(distinct member_id) > 1 limit 20;
