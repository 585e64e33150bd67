-- Nothing of before is a loss of this kind.
select member_id from turnover_days where chargeback_minor <> 0 limit 20;
