-- Ranks (agents-loyalty-money.md D3): the ladder as an operator wrote it, where each member stands on it,
-- and every step up or down. It only makes tables.

create table vip_levels (
  rank int primary key check (rank between 0 and 50),
  names jsonb not null,
  upgrade_deposit_minor bigint not null check (upgrade_deposit_minor >= 0),
  upgrade_valid_minor bigint not null check (upgrade_valid_minor >= 0),
  keep_valid_minor bigint not null check (keep_valid_minor >= 0),
  gift_minor bigint not null check (gift_minor >= 0)
);
grant update, delete on vip_levels to portal_app;

create table vip_standings (
  member_id text primary key,
  rank int not null check (rank >= 0),
  life_deposit_minor bigint not null,
  life_valid_minor bigint not null,
  -- Since the rank was reached or last kept.
  window_valid_minor bigint not null,
  window_from date not null,
  checked_on date not null
);
create index vip_standings_to_check on vip_standings (checked_on);
grant update on vip_standings to portal_app;

-- Never changed.
create table vip_steps (
  id text primary key,
  member_id text not null,
  at timestamptz not null,
  from_rank int not null,
  to_rank int not null,
  gift_minor bigint not null check (gift_minor >= 0)
);
create index vip_steps_of_member on vip_steps (member_id, id collate "C" desc);
