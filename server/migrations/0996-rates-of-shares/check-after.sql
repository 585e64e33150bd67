-- What was counted before has no rates.
select member_id from rebate_shares where step <> 'whole' or times <> 0 limit 20;
