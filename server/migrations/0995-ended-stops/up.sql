-- Stops that were lifted, ran out and began anew, or were said again: what was booked for a member while one of them stood
-- brings agents nothing, also when it is computed again later (agents-loyalty-money.md H).
create table ended_stops (
  number bigint generated always as identity primary key,
  member_id text not null,
  flag text not null check (flag in ('RG_EXCLUDED', 'NO_BET', 'NO_DEPOSIT', 'NO_BONUS')),
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at)
);
create index ended_stops_of_member on ended_stops (member_id, flag);

-- Whoever asked to come back was excluded from that moment on: what stood before is in the breaks.
insert into ended_stops (member_id, flag, began_at, ended_at)
select b.member_id, 'RG_EXCLUDED', b.started_at, e.ended_at
  from breaks b cross join lateral (
    select coalesce(
      b.return_asked_at + case when exists (
        select from breaks o where o.member_id = b.member_id and o.kind = 'exclusion'
           and o.return_asked_at = b.return_asked_at and o.ends_at is null)
        then interval '168 hours' else interval '24 hours' end,
      (select min(f.set_at) from standing_flags f
        where f.member_id = b.member_id and f.flag = 'RG_EXCLUDED')) as ended_at) e
 where b.kind = 'exclusion' and e.ended_at > b.started_at
 order by b.started_at, b.id;
