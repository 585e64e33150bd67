-- Nothing waits yet, and nothing ended with a deposit.
select id from wagering_requirements where end_after is not null or by_deposit limit 20;
