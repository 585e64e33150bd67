-- Demo credit has no time of its own; one that had would go back to the house, which nobody was told.
select id from wagering_requirements
 where source = 'demo_credit' and state = 'OPEN' and expires_at is not null limit 20;
