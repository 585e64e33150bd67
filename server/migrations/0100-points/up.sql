-- Points (agents-loyalty-money.md D1, D2): what earned them, every movement, and the mall in which they
-- are spent. Balances stand in the ledger, currency PTS, account member:<id>:points.

-- Rules that an operator changed; the others are those of the release.
create table point_rules (
  type text primary key check (type in (
    'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem')),
  amount bigint not null check (amount > 0),
  ratio bigint not null check (ratio >= 0),
  changed_at timestamptz not null
);
grant update (amount, ratio, changed_at) on point_rules to portal_app;

-- What of a day has been turned into points already, so that nothing counts twice.
create table point_days (
  member_id text not null,
  day date not null,
  type text not null check (type in ('live', 'lottery', 'pvp', 'slots', 'sports', 'deposit')),
  base_minor bigint not null,
  primary key (member_id, day, type)
);
grant update (base_minor) on point_days to portal_app;

-- The part of a point that is left over, in ten-thousandths; below zero what is owed after a void.
create table point_purses (
  member_id text primary key,
  open_e4 bigint not null
);
grant update (open_e4) on point_purses to portal_app;

-- Never changed: the movements beside their entries in the ledger.
create table point_moves (
  id text primary key,
  -- The order in which they happened, where many have one moment.
  position bigint generated always as identity,
  member_id text not null,
  at timestamptz not null,
  type text not null check (type in (
    'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'refund', 'convert')),
  base_minor bigint,
  points bigint not null check (points <> 0),
  balance bigint not null check (balance >= 0),
  reference text not null
);
create index point_moves_of_member on point_moves (member_id, position desc);

create table point_goods (
  id text primary key,
  kind text not null check (kind in ('PHYSICAL', 'VIRTUAL', 'CASH')),
  names jsonb not null,
  texts jsonb not null,
  picture text not null,
  points bigint not null check (points > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  reward_minor bigint not null check (reward_minor >= 0),
  delivery text not null,
  stock int not null check (stock >= 0),
  reserved int not null check (reserved >= 0),
  sold int not null check (sold >= 0),
  member_limit int check (member_limit > 0),
  limit_period text not null check (limit_period in ('life', 'month')),
  min_vip int not null check (min_vip >= 0),
  sale_from timestamptz,
  sale_to timestamptz,
  sort int not null,
  state text not null check (state in ('DRAFT', 'ON', 'OFF')),
  version int not null,
  -- Never more is ordered and sold than there is, whoever comes at once.
  constraint point_goods_stock check (reserved + sold <= stock),
  constraint point_goods_reward check ((kind = 'CASH') = (reward_minor > 0))
);
grant update on point_goods to portal_app;

create table redeems (
  id text primary key,
  member_id text not null,
  goods_id text not null references point_goods (id),
  kind text not null check (kind in ('PHYSICAL', 'VIRTUAL', 'CASH')),
  -- As it was when it was ordered; a change of the item changes no order.
  names jsonb not null,
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  reward_minor bigint not null check (reward_minor >= 0),
  currency text not null,
  address jsonb,
  state text not null check (state in ('IN_PROCESS', 'APPROVED', 'REJECTED')),
  remark text not null,
  tracking_no text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_name text,
  constraint redeems_decided check ((state = 'IN_PROCESS') = (decided_at is null))
);
grant update (state, remark, tracking_no, decided_at, decided_by, decided_by_name)
  on redeems to portal_app;
create index redeems_of_member on redeems (member_id, id collate "C" desc);
create index redeems_of_goods on redeems (member_id, goods_id, applied_at);
create index redeems_waiting on redeems (id collate "C") where state = 'IN_PROCESS';
create index redeems_decided on redeems (state, id collate "C" desc) where state <> 'IN_PROCESS';
