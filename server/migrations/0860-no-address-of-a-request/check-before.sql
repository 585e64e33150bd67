-- Each payout that stands has an order.
select p.slice_id from withdrawal_payouts p
 where not exists (select from withdrawals w where w.id = p.withdrawal_id) limit 20;
