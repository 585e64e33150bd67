-- A bet that still has no result long after its review was closed comes before a person once more:
-- the next review of the same thing has the next number.
alter table bet_reviews add column number int not null default 1 check (number > 0),
  drop constraint bet_reviews_once,
  add constraint bet_reviews_once unique (provider, reason, subject, number);
