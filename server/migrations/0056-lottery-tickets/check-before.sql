-- Settled issues without a result, which no draw could settle again.
select id from lottery_issues where state = 'settled' and draw is null limit 20;
