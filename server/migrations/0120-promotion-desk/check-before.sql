-- Promotions in a state that nobody knows.
select id from promotions where state not in ('draft', 'live', 'stopped') limit 20;
