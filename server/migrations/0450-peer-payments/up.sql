-- Deposits of members that pay withdrawals of others (agents-loyalty-money.md E6). The slice of a
-- withdrawal names the deposit that pays it, and until when. Slices of before have neither, so
-- nothing of what stands changes; undone by dropping the columns and the table.
alter table withdrawal_slices
  add column deposit_id text references deposits (id),
  add column pay_by timestamptz,
  add constraint withdrawal_slices_peer check ((payer = 'p2p') = (deposit_id is not null));
grant update (pay_by) on withdrawal_slices to portal_app;
create unique index withdrawal_slices_deposit on withdrawal_slices (deposit_id)
  where deposit_id is not null;
create index withdrawal_slices_to_pay on withdrawal_slices (pay_by) where state = 'ASSIGNED';

-- Never changed: a payment that a member promised to another one and did not make.
create table peer_strikes (
  deposit_id text primary key references deposits (id),
  member_id text not null references members (id),
  reason text not null check (reason in ('time_over', 'asked_by_member')),
  at timestamptz not null
);
create index peer_strikes_of on peer_strikes (member_id, at);
