-- Only a raffle that is open has no list yet.
select id from raffles where (state = 'OPEN') <> (list_hash is null) limit 20;
