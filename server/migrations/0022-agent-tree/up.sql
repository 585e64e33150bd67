-- The tree of agents: who stands under whom (agents-loyalty-money.md B2). A position holds the
-- numbers of all agents above it, from the root down; everything else about its place is computed
-- from them by the database, so that no two facts can disagree.

-- Seven letters of base 32 in the order of the numbers, so that paths sort as their branches do.
create function tree_code(number bigint) returns text language sql immutable strict parallel safe
return substr('0123456789abcdefghijklmnopqrstuv', ((number >> 30) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', ((number >> 25) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', ((number >> 20) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', ((number >> 15) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', ((number >> 10) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', ((number >> 5) & 31)::int + 1, 1)
    || substr('0123456789abcdefghijklmnopqrstuv', (number & 31)::int + 1, 1);

-- Null for nobody.
create function tree_path(numbers bigint[]) returns text language sql immutable parallel safe
return (select string_agg(tree_code(step.number), '' order by step.place)
          from unnest(numbers) with ordinality as step (number, place));

create table tree_positions (
  member_id text primary key references members (id),
  number bigint generated always as identity constraint tree_positions_number unique
    check (number between 1 and 34359738367),
  is_agent boolean not null,
  -- The numbers of the agents above, from the root to the own agent; empty below the house.
  upline bigint[] not null check (array_position(upline, null) is null),
  level smallint not null generated always as (cardinality(upline) + 1) stored
    constraint tree_positions_level check (level <= 30),
  path text collate "C" not null generated always as (tree_path(upline || number)) stored,
  parent_path text collate "C" generated always as (tree_path(upline)) stored,
  parent_is_agent boolean
    generated always as (case when cardinality(upline) > 0 then true end) stored,
  taken_at timestamptz not null,
  constraint tree_positions_path unique (path, is_agent),
  -- Whoever is above exists, is an agent, and has a shorter path: no circle can be written.
  constraint tree_positions_parent
    foreign key (parent_path, parent_is_agent) references tree_positions (path, is_agent)
);
create index tree_positions_direct on tree_positions (parent_path, path);

-- Codes under which agents have people register (B5, registerCenter).
create table register_links (
  code text primary key check (code ~ '^[0-9A-Z]{6,10}$'),
  agent_id text not null references tree_positions (member_id),
  note text not null default '' check (length(note) <= 60),
  created_at timestamptz not null,
  valid_until timestamptz check (valid_until > created_at),
  ended_at timestamptz
);
grant update (ended_at) on register_links to portal_app;
create index register_links_of_agent on register_links (agent_id, created_at desc, code);

-- Those who were there before, level by level. Only who came through a form can have used a code.
insert into tree_positions (member_id, is_agent, upline, taken_at)
  select id, kind = 'agent', '{}', registered_at from members
   where kind <> 'trial' and upline_id is null order by registered_at, id;
do $$
declare
  placed bigint;
begin
  loop
    insert into tree_positions (member_id, is_agent, upline, taken_at)
      select m.id, m.kind = 'agent', p.upline || p.number, m.registered_at
        from members m join tree_positions p on p.member_id = m.upline_id
       where m.kind <> 'trial'
         and not exists (select from tree_positions t where t.member_id = m.id)
       order by m.registered_at, m.id;
    get diagnostics placed = row_count;
    exit when placed = 0;
  end loop;
end $$;

-- A code per member, and whose code and link a member came with. Codes that are made here begin
-- with a letter that made ones never have.
alter table tree_positions
  add column referral_code text constraint tree_positions_referral_code unique
    check (referral_code ~ '^[0-9A-Z]{8}$'),
  add column link_code text references register_links (code),
  add column referrer_id text references tree_positions (member_id);
update tree_positions set referral_code = '0' || upper(tree_code(number));
alter table tree_positions alter column referral_code set not null;
create index tree_positions_link on tree_positions (link_code) where link_code is not null;
insert into register_links (code, agent_id, created_at)
  select '0' || upper(tree_code(number)), member_id, taken_at from tree_positions where is_agent;

-- One truth: the tree says who is above.
alter table members drop column upline_id;
