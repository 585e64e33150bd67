-- One address is an account on each of its chains: the same member may bind it once on each. That a number belongs to one
-- member is looked at under a lock of the number (agents-loyalty-money.md E4).
drop index payout_accounts_number;
create unique index payout_accounts_number on payout_accounts (number_mark, institution) where removed_at is null;
