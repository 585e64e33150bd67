-- What is a transaction of a bet names its bet, so its line could be asked there.
select tx_id from bet_transactions where class = 'stake' and state = 'applied' and bet_id is null limit 20;
