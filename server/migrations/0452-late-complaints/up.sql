-- What members complain of after a payment was counted as received (agents-loyalty-money.md E6). One
-- of each payment; only its end is written later. No payment of before has one, so that nothing of
-- what stands changes; undone by dropping the table, while no complaint was paid.
create table withdrawal_complaints (
  slice_id text primary key references withdrawal_slices (id),
  withdrawal_id text not null references withdrawals (id),
  site_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  note text check (length(note) <= 140),
  made_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('OPEN', 'PAID', 'REFUSED', 'RETURNED')),
  refusal text,
  decided_at timestamptz,
  decided_by text[] not null default '{}',
  check ((state = 'OPEN') = (decided_at is null)),
  check ((state = 'REFUSED') = (refusal is not null))
);
create index withdrawal_complaints_of on withdrawal_complaints (withdrawal_id);
create index withdrawal_complaints_open on withdrawal_complaints (site_id, withdrawal_id)
  where state = 'OPEN';
grant update (state, refusal, decided_at, decided_by) on withdrawal_complaints to portal_app;
