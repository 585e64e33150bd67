-- Rounds of every game: the engine's design, bet, steps and result as data; rounds that wait.

-- A design names the engine that plays it, so a round names both by one number.
alter table slot_designs rename to game_designs;
alter table game_designs rename constraint slot_designs_pkey to game_designs_pkey;
alter sequence slot_designs_id_seq rename to game_designs_id_seq;
alter table game_designs
  drop constraint slot_designs_hash_key,
  add column engine text not null default 'slot',
  add column engine_version int not null default 1 check (engine_version > 0),
  add constraint game_designs_by_engine unique (engine, engine_version, hash);
-- The defaults were for the rows that stood there.
alter table game_designs alter column engine drop default, alter column engine_version drop default;

-- All in one statement: the months are written once. A slot round stays as narrow as it was: its
-- result is the stops; bet, steps and balance before are null where they follow from the others.
alter table rounds
  alter column stops type json using array_to_json(stops),
  add column state text not null default 'settled',
  add column balance_before_minor bigint,
  -- What was bet on; null when that is the stake alone.
  add column bet json,
  -- The steps in their order, each with action, time and money; null when the opening settled it.
  add column steps json,
  add constraint rounds_state check (state in ('settled', 'void')),
  add constraint rounds_void check (state <> 'void' or win_minor = 0);
alter table rounds rename column stops to result;

alter table presented_rounds rename to shown_rounds;
alter table shown_rounds rename constraint presented_rounds_pkey to shown_rounds_pkey;

-- A round that waits for its player; it moves to `rounds` when it is over. One at a time for each game,
-- mode and member, which an index of the months could not promise.
create table open_rounds (
  member_id text not null,
  mode text not null check (mode in ('real', 'trial')),
  node_id text not null,
  id uuid not null unique,
  design_id int not null references game_designs (id),
  played_at timestamptz not null,
  currency text not null,
  -- Debited so far; lies in `house:games:open` or `house:trial:open` until the round is over.
  stake_minor bigint not null check (stake_minor > 0),
  balance_before_minor bigint not null,
  seed_index bigint not null references seed_commitments (seed_index),
  client_seed text not null,
  nonce bigint not null,
  bet json not null,
  steps json not null,
  times_out_at timestamptz not null,
  constraint open_rounds_trial check ((mode = 'trial') = (currency = 'FUN')),
  primary key (member_id, mode, node_id)
) with (fillfactor = 70);
create index open_rounds_by_time_out on open_rounds (times_out_at);
grant update (stake_minor, steps, times_out_at), delete on open_rounds to portal_app;
