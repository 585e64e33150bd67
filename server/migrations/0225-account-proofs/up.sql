-- What the lines of each account came to when the books were held to them last, and up to which
-- entry: the next proof adds the lines since, and names every account whose balance differs (R52).
create table account_proofs (
  account_id bigint primary key references accounts (id),
  balance_minor bigint not null
);
create table ledger_proofs (
  id int primary key check (id = 1),
  entry_id bigint not null,
  proven_at timestamptz not null
);
grant update (balance_minor) on account_proofs to portal_app;
grant update (entry_id, proven_at) on ledger_proofs to portal_app;

-- Accounts that differed at the last trial balance: while there are some, nothing is paid out.
create table account_faults (
  account text not null,
  currency text not null,
  stored_minor bigint not null,
  lines_minor bigint not null,
  found_at timestamptz not null,
  primary key (account, currency)
);
grant delete on account_faults to portal_app;

-- Since when the protected funds are less than what belongs to members (R23).
alter table cashier_controls add column short_since timestamptz;
grant update (short_since) on cashier_controls to portal_app;
