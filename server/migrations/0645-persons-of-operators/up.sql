-- Who may hold whose account (R44, R53): whoever made it, gave it a password or took its factor off,
-- and whoever may hold the account that did so. It counts until somebody else confirms the holder.
create table operator_openings (
  id bigint generated always as identity primary key,
  operator_id text not null references operators (id),
  opened_by text not null references operators (id),
  opened_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by text references operators (id),
  constraint operator_openings_confirmed check
    (num_nonnulls(confirmed_at, confirmed_by) in (0, 2)),
  constraint operator_openings_by_others check
    (confirmed_by is null or confirmed_by not in (operator_id, opened_by))
);
create index operator_openings_by_operator on operator_openings (operator_id);
grant update (confirmed_at, confirmed_by) on operator_openings to portal_app;

-- The trail knows who opened the accounts that stand, the row of an account only who did so last.
with recursive opened as (
  select subject_id as operator_id, actor_id as opened_by, at as opened_at from trail_entries
   where action in ('operator.create', 'operator.reset_password', 'operator.reset_factor')
     and actor_kind = 'operator' and subject_type = 'operator'
  union all
  select id, opened_by, opened_at from operators where opened_by is not null
), known as (
  select distinct on (o.operator_id, o.opened_by) o.operator_id, o.opened_by, o.opened_at
    from opened o
    join operators held on held.id = o.operator_id
    join operators opener on opener.id = o.opened_by
   where o.operator_id <> o.opened_by
   order by o.operator_id, o.opened_by, o.opened_at desc
), holders (operator_id, opened_by) as (
  select operator_id, opened_by from known
  union
  select h.operator_id, k.opened_by from holders h join known k on k.operator_id = h.opened_by
   where k.opened_by <> h.operator_id
)
insert into operator_openings (operator_id, opened_by, opened_at)
select h.operator_id, h.opened_by,
       coalesce((select k.opened_at from known k
                  where k.operator_id = h.operator_id and k.opened_by = h.opened_by),
                (select max(k.opened_at) from known k where k.operator_id = h.operator_id))
  from holders h;

alter table operators drop column opened_by, drop column opened_at;
