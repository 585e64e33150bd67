-- A gift with a time of its own would go back to the house when it is over, which nobody was told.
select id from wagering_requirements
 where source in ('gift', 'points') and state = 'OPEN' and expires_at is not null limit 20;
