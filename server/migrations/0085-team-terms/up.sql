-- What an agent grants to those directly below: a rate per category (agents-loyalty-money.md A8) and
-- the prize group of the lottery (A9). The newest row that is in effect counts, so that a lower rate can
-- wait for its day, and what was in effect stays known. Only a row of the same moment is replaced.
create table tree_terms (
  member_id text not null references tree_positions (member_id),
  effective_at timestamptz not null,
  -- Parts per million, in the order of the categories of the rules.
  rates integer[] not null
    check (cardinality(rates) = 9 and array_position(rates, null) is null and 0 <= all (rates)),
  -- Null for the usual group of each game.
  prize_group smallint check (prize_group between 1800 and 2000 and prize_group % 2 = 0),
  set_at timestamptz not null,
  -- The agent or operator who granted it.
  set_by text not null,
  primary key (member_id, effective_at)
);
grant update (rates, prize_group, set_at, set_by) on tree_terms to portal_app;

-- What a register link opens, under which terms, and how often a form asked for it.
alter table register_links
  add column opens_agent boolean not null default false,
  add column rates integer[] check (cardinality(rates) = 9 and array_position(rates, null) is null),
  add column prize_group smallint check (prize_group between 1800 and 2000 and prize_group % 2 = 0),
  add column clicks bigint not null default 0 check (clicks >= 0);
grant update (clicks) on register_links to portal_app;
