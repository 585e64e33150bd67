-- A payment that the bank of its member sent back, under a reference of its own, which names one way
-- back (agents-loyalty-money.md E5). Payments of before did not come back. Undone by dropping both.
alter table withdrawal_slices
  add column returned_at timestamptz,
  add column return_reference text,
  add constraint withdrawal_slices_returned
    check ((returned_at is null) = (return_reference is null));
grant update (returned_at, return_reference) on withdrawal_slices to portal_app;
create unique index withdrawal_slices_return on withdrawal_slices (return_reference)
  where return_reference is not null;
create index withdrawal_slices_returned_at on withdrawal_slices (returned_at)
  where returned_at is not null;
