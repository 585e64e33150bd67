-- Cases about money that came in for one person within the window of the site, against the figure of
-- the jurisdiction (R19). Only a new table: dropping it undoes it.
create table linked_cases (
  id text primary key,
  member_id text not null references members (id),
  -- What was added up came after this moment.
  since timestamptz not null,
  raised_at timestamptz not null,
  sum_minor bigint not null,
  threshold_minor bigint not null,
  currency text not null,
  constraint linked_cases_reached check (sum_minor >= threshold_minor)
);
create index linked_cases_member on linked_cases (member_id, raised_at);

-- The statement of our own bank is held against transfers by hand and payouts as those of providers
-- are (R117): `manual` has introduced itself to nobody.
alter table reconciliation_runs drop constraint reconciliation_runs_provider_fkey;
alter table reconciliation_cases drop constraint reconciliation_cases_provider_fkey;
