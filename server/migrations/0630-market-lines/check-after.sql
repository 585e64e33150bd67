-- No transaction of before is put on a line: nobody had said which.
select tx_id from bet_transactions where market_key is not null limit 20;
