-- A win whose bet was settled anew or opened again is not what its bet pays any more, and cannot be taken
-- back by itself: it has a state of its own.
alter table bet_transactions drop constraint bet_transactions_state_check,
  add constraint bet_transactions_state_check
    check (state in ('applied', 'reversed', 'replaced', 'tombstone'));
