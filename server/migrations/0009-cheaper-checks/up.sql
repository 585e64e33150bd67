-- What one statement added to the journal and left unbalanced; the constraint hangs on these rows.
-- Sums add up: an entry whose lines sum to zero still does after a statement that adds zero to it, so
-- only entries that a statement leaves apart are summed again when the transaction commits (R101).
create or replace function record_journal_batch() returns trigger language plpgsql as $$
begin
  insert into journal_batches
    (first_entry_id, last_entry_id, line_count, posted_from, posted_to)
  select min(entry_id), max(entry_id), sum(line_count), min(posted_from), max(posted_to)
  from (
    select entry_id, count(*) as line_count,
      min(posted_at) as posted_from, max(posted_at) as posted_to
    from added group by entry_id, currency having sum(amount_minor) <> 0
  ) apart
  having count(*) > 0;
  return null;
end $$;

-- The key differs in its first signs where scopes of one moment are alike: one column decides a search.
alter table idempotency_keys
  drop constraint idempotency_keys_pkey,
  add constraint idempotency_keys_pkey primary key (key, scope);
