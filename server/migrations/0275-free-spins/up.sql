-- Free spins on slots of the house (agents-loyalty-money.md D8, FREEBET): what a member was given,
-- how many are left, and which rounds were played with them. A free round keeps the stake that
-- decided its win, but nobody paid it.
create table free_spins (
  id text primary key,
  member_id text not null references members (id),
  node_id text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  spins_given int not null check (spins_given between 1 and 200),
  spins_left int not null check (spins_left between 0 and spins_given),
  won_minor bigint not null default 0 check (won_minor >= 0),
  -- What has to be played for each win before it may leave.
  play jsonb not null,
  -- Who gave them: a reward. Nobody gets them twice.
  reference text not null unique,
  given_at timestamptz not null,
  expires_at timestamptz not null
);
grant update (spins_left, won_minor) on free_spins to portal_app;
create index free_spins_of_member on free_spins (member_id, id desc);

alter table rounds add column free_spins_id text;

-- What a reward gives instead of money; its amount is then what the stakes come to.
alter table rewards add column free_spins jsonb;
