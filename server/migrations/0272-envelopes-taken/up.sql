-- What an agent received in red envelopes stands in the report of income, by the day on which it was
-- taken (agents-loyalty-money.md B5). Nothing that stands changes with it.
create index team_envelope_packets_taken on team_envelope_packets (taken_by, taken_at)
  where taken_by is not null;
