-- The market line of a stake, by its vendor's key: two sides of one line are weighed together also
-- where their rounds differ (agents-loyalty-money.md A3). Undone by a new migration that drops it.
alter table bet_transactions add column market_key text check (market_key <> '');
create index bet_transactions_by_line on bet_transactions (member_id, market_key)
  where market_key is not null;
