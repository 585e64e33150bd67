-- What stood before is of bets, until the next comparison of its day says more.
select id from vendor_findings where is_prize limit 20;
