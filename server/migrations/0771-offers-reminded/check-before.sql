-- Only what waits for an answer may be told of; what waits has no moment of its effect yet.
select id from contracts where state = 'PENDING' and starts_at is not null limit 20;
