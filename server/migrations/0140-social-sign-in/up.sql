-- Signing in with an account elsewhere (R69). It only makes tables.

-- Whose account elsewhere it is: by the subject that its provider gave, never by an e-mail address.
create table social_identities (
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  provider_subject text not null check (provider_subject <> ''),
  subject_id text not null references credentials (subject_id),
  -- What the provider calls its owner; shown to the owner only.
  shown_name text not null,
  bound_at timestamptz not null,
  primary key (provider, provider_subject),
  constraint social_identities_one unique (subject_id, provider)
);
grant delete on social_identities to portal_app;

-- A browser on its way to a provider. The secret of the browser is stored nowhere; verifier and
-- nonce follow from it.
create table social_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  -- Which page of ours the provider sends it back to.
  purpose text not null check (purpose in ('login', 'bind')),
  expires_at timestamptz not null
);
grant delete on social_flows to portal_app;
create index social_flows_age on social_flows (expires_at);

-- What a provider has proven and nobody has used yet: it opens one session, or one account, or is
-- bound to one.
create table social_tickets (
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  provider_subject text not null,
  shown_name text not null,
  expires_at timestamptz not null
);
grant delete on social_tickets to portal_app;
create index social_tickets_age on social_tickets (expires_at);

-- Signed data that has no code to be used up, by its hash, for as long as it would be fresh.
create table social_spent_proofs (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
grant delete on social_spent_proofs to portal_app;
create index social_spent_proofs_age on social_spent_proofs (expires_at);
