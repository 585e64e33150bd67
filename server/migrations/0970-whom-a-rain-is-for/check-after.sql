-- Rains that were made before ask for no more than they did.
select id from envelopes where least_rank > 0 or needs_play limit 20;
