-- A number is bound once.
select number_mark from payout_accounts where removed_at is null group by number_mark having count(*) > 1 limit 20;
