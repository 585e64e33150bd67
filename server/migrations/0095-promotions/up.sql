-- Promotions with their versions of terms, and what stands between a promotion and a member
-- (agents-loyalty-money.md D8). Only new tables: dropping them undoes it.
create table promotions (
  id text primary key,
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'live', 'stopped')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- What may be given away, and what was: whoever takes some does so in one statement.
  budget_minor bigint not null check (budget_minor > 0),
  issued_minor bigint not null default 0,
  most_claims integer check (most_claims > 0),
  claims integer not null default 0,
  sort integer not null default 0,
  made_at timestamptz not null,
  constraint promotions_run check (closes_at > opens_at),
  constraint promotions_budget check (issued_minor between 0 and budget_minor),
  constraint promotions_claims check (claims >= 0 and claims <= coalesce(most_claims, claims))
);
grant update (version, state, opens_at, closes_at, budget_minor, issued_minor, most_claims, claims,
              sort) on promotions to portal_app;

-- Never changed: what a promotion promised, and in which words.
create table promotion_versions (
  promotion_id text not null references promotions (id),
  version integer not null check (version > 0),
  offer jsonb not null,
  texts jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (promotion_id, version)
);

create table promotion_entries (
  id text primary key,
  promotion_id text not null,
  -- The terms that hold for this member, whatever the promotion says now.
  version integer not null,
  member_id text not null references members (id),
  -- `once`, a day or a week of the site: one entry in each.
  cycle_key text not null,
  status text not null check (status in ('JOINED', 'PROCESS', 'CLAIM', 'APPLYING', 'REJECTED',
                                         'ISSUED', 'CLAIMED', 'CLOSE')),
  joined_at timestamptz not null,
  done_minor bigint not null default 0,
  target_minor bigint,
  -- The deposit that it is for.
  base_minor bigint,
  gift_minor bigint,
  claim_until timestamptz,
  comment text,
  reason text,
  decided_by text references operators (id),
  decided_by_name text,
  decided_at timestamptz,
  reward_id text,
  changed_at timestamptz not null,
  foreign key (promotion_id, version) references promotion_versions (promotion_id, version),
  unique (promotion_id, member_id, cycle_key)
);
grant update (version, status, done_minor, target_minor, base_minor, gift_minor, claim_until,
              comment, reason, decided_by, decided_by_name, decided_at, reward_id, changed_at)
  on promotion_entries to portal_app;
create index promotion_entries_of_member on promotion_entries (member_id, id desc);
create index promotion_entries_applying on promotion_entries (id) where status = 'APPLYING';
create index promotion_entries_open on promotion_entries (promotion_id)
  where status in ('JOINED', 'PROCESS', 'CLAIM', 'REJECTED');

-- Pictures of applications, drawn anew, without what cameras write.
create table promotion_pictures (
  id text primary key,
  entry_id text not null references promotion_entries (id),
  image bytea not null,
  made_at timestamptz not null
);
grant delete on promotion_pictures to portal_app;
create index promotion_pictures_of on promotion_pictures (entry_id, id);

-- What a member was given or may take: of a promotion, an envelope, a raffle, an invitation.
create table rewards (
  id text primary key,
  member_id text not null references members (id),
  source text not null check (source in ('promotion', 'envelope', 'raffle', 'referral')),
  -- Who gave it: an entry, a packet, a ticket, an invitation. Nobody gets it twice.
  reference text not null,
  titles jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  wagering jsonb not null,
  deposit_minor bigint not null default 0,
  state text not null check (state in ('WAITING', 'OPEN', 'DONE', 'CANCELLED', 'EXPIRED', 'LAPSED')),
  offered_at timestamptz not null,
  claim_until timestamptz,
  claimed_at timestamptz,
  -- The balance just before it, and what has to be turned over.
  cash_before_minor bigint,
  required_minor bigint,
  requirement_id text,
  play_until timestamptz,
  closed_at timestamptz,
  forfeit_minor bigint,
  unique (source, reference, member_id),
  constraint rewards_claimed check ((claimed_at is null) = (state in ('WAITING', 'LAPSED')))
);
grant update (state, claim_until, claimed_at, cash_before_minor, required_minor, requirement_id,
              play_until, closed_at, forfeit_minor) on rewards to portal_app;
create index rewards_of_member on rewards (member_id, id desc);
create index rewards_waiting on rewards (member_id, claim_until) where state = 'WAITING';
create index rewards_lapsing on rewards (claim_until) where state = 'WAITING';
create index rewards_open on rewards (play_until) where state = 'OPEN';
