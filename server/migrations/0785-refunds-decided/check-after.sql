-- The same decider stands where the sender is compared with.
select id from deposits where state = 'REFUNDING' and refund_decided_by is null limit 20;
