-- What payers will owe for a dividend period is set aside in its last hour, once for each period
-- (agents-loyalty-money.md C6, reserveForBills). It only makes tables: dropping them undoes it.
create table contract_reserve_units (
  period_type text not null,
  unit_key text not null,
  reserved_at timestamptz not null,
  primary key (period_type, unit_key)
);

create table contract_reserves (
  period_type text not null,
  unit_key text not null,
  payer_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  released_at timestamptz,
  primary key (period_type, unit_key, payer_id),
  foreign key (period_type, unit_key) references contract_reserve_units
);
grant update (released_at) on contract_reserves to portal_app;
