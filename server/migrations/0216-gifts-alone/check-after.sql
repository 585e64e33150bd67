-- What was given before counts for nobody.
select id from envelopes where given_by is not null or approval_id is not null limit 20;
