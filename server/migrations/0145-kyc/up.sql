-- Who a member is, by papers: what a member sent, what an operator decided about it, and what was
-- asked for with its reason. What is said in them and their pictures are encrypted (R24).

create table kyc_cases (
  id text primary key,
  site_id text not null,
  member_id text not null references members (id),
  kind text not null check (kind in ('identity', 'address')),
  paper text not null,
  -- Name, birth date, number and address, as the member typed them, encrypted.
  said_secret bytea not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'expired', 'replaced')),
  state_at timestamptz not null,
  sent_at timestamptz not null,
  -- The last day of the paper; null for one that does not end.
  expires_on date,
  claimed_by text,
  claimed_by_name text,
  claimed_until timestamptz,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  -- Of a rejection: what the member reads.
  rejection text,
  reason text,
  check ((state = 'waiting') = (decided_at is null))
);
grant update (state, state_at, claimed_by, claimed_by_name, claimed_until, decided_by,
  decided_by_name, decided_at, rejection, reason, said_secret) on kyc_cases to portal_app;
-- One case of a kind waits, and one stands.
create unique index kyc_cases_waiting on kyc_cases (member_id, kind) where state = 'waiting';
create unique index kyc_cases_standing on kyc_cases (member_id, kind) where state = 'approved';
create index kyc_cases_of on kyc_cases (member_id, id desc);
create index kyc_cases_queue on kyc_cases (site_id, state, id);
create index kyc_cases_ending on kyc_cases (expires_on) where state = 'approved';

-- Pictures of papers, drawn anew and encrypted.
create table kyc_documents (
  id text primary key,
  case_id text not null references kyc_cases (id),
  image_secret bytea not null,
  made_at timestamptz not null
);
grant update (image_secret) on kyc_documents to portal_app;
create index kyc_documents_of on kyc_documents (case_id, id);

-- Links to a picture; each is one operator's and ends soon. Only its hash is kept.
create table kyc_links (
  key_hash bytea primary key,
  document_id text not null references kyc_documents (id),
  operator_id text not null,
  expires_at timestamptz not null
);
grant delete on kyc_links to portal_app;
create index kyc_links_by_end on kyc_links (expires_at);

-- Papers that somebody was asked for, with what made us ask (R18); while one is open, money stays.
create table kyc_demands (
  member_id text not null references members (id),
  kind text not null check (kind in ('identity', 'address')),
  cause text not null check (cause in ('law', 'amount', 'doubt')),
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  asked_by text not null,
  primary key (member_id, kind)
);
grant update (cause, reason, asked_at, asked_by), delete on kyc_demands to portal_app;
