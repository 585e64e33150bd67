-- What a rank brings besides: a gift for the birthday, more of each deposit bonus, a host of its own
-- (agents-loyalty-money.md D3). Ranks that stand bring none of it until an operator says so.
alter table vip_levels
  add column birthday_gift_minor bigint not null default 0 check (birthday_gift_minor >= 0),
  add column deposit_boost_percent int not null default 0
    check (deposit_boost_percent between 0 and 100),
  add column has_host boolean not null default false;

-- One gift for each birthday, by the year in which it falls. Never changed.
create table vip_birthdays (
  member_id text not null,
  year int not null,
  gift_minor bigint not null check (gift_minor > 0),
  claimed_at timestamptz not null,
  primary key (member_id, year)
);
