-- Money between a member and the agent above, or an agent and the members right below
-- (agents-loyalty-money.md E7). It only makes a table, so there is nothing to compare.

create table member_transfers (
  id text primary key,
  site_id text not null,
  reference text not null constraint member_transfers_reference unique,
  from_id text not null references members (id),
  to_id text not null references members (id),
  direction text not null check (direction in ('up', 'down')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  made_at timestamptz not null,
  constraint member_transfers_two check (from_id <> to_id)
);
create index member_transfers_from on member_transfers (from_id, id desc);
create index member_transfers_to on member_transfers (to_id, id desc);
