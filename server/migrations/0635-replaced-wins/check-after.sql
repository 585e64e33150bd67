-- Only a win is replaced.
select provider, tx_id, state from bet_transactions where state = 'replaced' and class <> 'win' limit 20;
