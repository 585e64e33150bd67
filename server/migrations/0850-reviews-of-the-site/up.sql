-- The proof of a day of the whole site against the ledger puts its difference before an operator as that of a member's day
-- does (agents-loyalty-money.md B3). It is about nobody alone.
alter table bet_reviews alter column member_id drop not null;
alter table bet_reviews add constraint bet_reviews_of_somebody
  check ((member_id is null) = (reason = 'site_turnover_differs'));
