-- Every transfer has an amount that can lie in a purse.
select id from wallet_transfers where amount_minor <= 0 limit 20;
