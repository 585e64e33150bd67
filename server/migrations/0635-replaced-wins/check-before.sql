-- What became of a transaction is known.
select provider, tx_id, state from bet_transactions where state not in ('applied', 'reversed', 'tombstone') limit 20;
