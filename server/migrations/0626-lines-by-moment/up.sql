-- The record of an account asks for lines of some days, their sums, and what stood before them: the
-- index has them in the order of their moments, with all that the sums need, so that nothing beside
-- those days is looked at.
create index lines_by_moment on lines (account_id, posted_at, entry_id)
  include (amount_minor, balance_after_minor) where balance_after_minor is not null;
