-- Points that the house takes of a member, and who took them: what one operator takes alone is
-- counted by what it is worth (R53).
alter table point_moves drop constraint point_moves_type_check;
alter table point_moves add constraint point_moves_type_check check (type in (
  'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'refund', 'convert', 'mission',
  'promotion', 'take'));
create table point_takings (
  position bigint generated always as identity primary key,
  member_id text not null references members (id),
  taken_at timestamptz not null,
  points bigint not null check (points > 0),
  worth_minor bigint not null check (worth_minor > 0),
  taken_by text not null,
  -- A request is carried out once.
  approval_id text unique references approvals (id)
);
create index point_takings_alone on point_takings (taken_by, taken_at) where approval_id is null;
