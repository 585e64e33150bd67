-- Who sees a channel of deposits, for how long its orders wait, which amounts it takes, and its share of those who could
-- use another one of its kind (agents-loyalty-money.md E1). A column that is null, or an empty list, bounds nothing.
alter table deposit_channels
  add column least_rank smallint check (least_rank between 0 and 100),
  add column most_rank smallint check (most_rank between 0 and 100),
  -- A member who carries one of them; empty for everybody.
  add column tags text[] not null default '{}' check (array_position(tags, null) is null),
  add column minutes smallint check (minutes between 5 and 1440),
  -- Only these amounts; empty for every one within the limits.
  add column fixed_minor bigint[] not null default '{}' check (0 < all (fixed_minor)),
  add column weight smallint check (weight between 1 and 1000),
  add constraint deposit_channels_ranks check (most_rank >= least_rank);
grant update (least_rank, most_rank, tags, minutes, fixed_minor, weight) on deposit_channels to portal_app;
