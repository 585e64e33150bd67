-- Operators: a state of their own, and passwords that somebody else knows.
alter table operators
  add column state text not null default 'active' check (state in ('active', 'locked')),
  add column state_reason text,
  add column state_changed_at timestamptz;
grant update (role, state, state_reason, state_changed_at) on operators to portal_app;

alter table credentials add column must_change boolean not null default false;

-- Requests for a second person (R53). A request is decided once: what is not waiting any more is
-- never touched again, and nobody decides what they asked for themselves.
create table approvals (
  id text primary key,
  site_id text not null,
  act text not null,
  payload jsonb not null,
  facts jsonb not null,
  subject_type text not null,
  subject_id text not null,
  asked_by text not null references operators (id),
  asked_by_name text not null,
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'expired', 'withdrawn')),
  decided_by text references operators (id),
  decided_by_name text,
  decided_at timestamptz,
  answer text check (answer <> ''),
  constraint approvals_second_person check (
    case state
      when 'approved' then decided_by is not null and decided_by <> asked_by
      when 'refused' then decided_by is not null and decided_by <> asked_by
      when 'withdrawn' then decided_by is not null and decided_by = asked_by
      else decided_by is null
    end),
  constraint approvals_decided check ((state = 'waiting') = (decided_at is null))
);
grant update (state, decided_by, decided_by_name, decided_at, answer) on approvals to portal_app;
create index approvals_waiting on approvals (expires_at) where state = 'waiting';

create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' then
    raise exception 'request % was decided before', old.id
      using errcode = 'check_violation', constraint = 'approvals_decided_once';
  end if;
  return new;
end $$;
create trigger approvals_decided_once before update on approvals
  for each row execute function refuse_second_decision();

-- Corrections of balances by hand, beside their postings: who, why, and who approved.
create table adjustments (
  id text primary key,
  site_id text not null,
  member_id text not null references members (id),
  direction text not null check (direction in ('credit', 'debit')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null check (reason <> ''),
  operator_id text not null references operators (id),
  approval_id text constraint adjustments_approval unique references approvals (id),
  entry_id bigint not null references entries (id),
  posted_at timestamptz not null
);
create index adjustments_by_day on adjustments (site_id, posted_at);
create index adjustments_alone on adjustments (operator_id, posted_at) where approval_id is null;
