-- Where the sums of a team differ from the play and money of its members (agents-loyalty-money.md
-- B3). It only makes a table, so there is nothing to compare before and after; dropping it undoes
-- it.
create table team_faults (
  site_day date not null,
  agent_number bigint not null,
  category text not null,
  -- By figure what the sums say and what the facts say, in minor units, as texts.
  figures jsonb not null,
  found_at timestamptz not null,
  primary key (site_day, agent_number, category)
);
grant update (figures, found_at), delete on team_faults to portal_app;
