-- What an operator publishes of single days of a calendar: a draw that is moved, drawn at other
-- times, or cancelled (lottery.md A3.2). Another person approved it; the trail keeps what was.
create table lottery_moves (
  game_code text not null references lottery_games (game_code),
  -- The local day that the draw belongs to, also where it is drawn on another one.
  day date not null,
  -- The local day on which it is drawn; null when there is none.
  drawn_on date,
  -- Its own local times, in seconds since midnight; null for those of the schedule.
  closes_at_second int check (closes_at_second between 0 and 86399),
  draws_at_second int check (draws_at_second between 0 and 86399),
  set_at timestamptz not null,
  reason text not null check (reason <> ''),
  primary key (game_code, day),
  unique (game_code, drawn_on),
  constraint moves_with_clock
    check (drawn_on is not null or (closes_at_second is null and draws_at_second is null))
);
grant update (drawn_on, closes_at_second, draws_at_second, set_at, reason) on lottery_moves
  to portal_app;
grant delete on lottery_moves to portal_app;

-- A published issue of an outside draw follows its draw to another time, with the tickets that it
-- has. What was committed to, and what is sealed, keeps its times for ever (R46, R133).
grant update (opens_at, closes_at, draws_at) on lottery_issues to portal_app;
create function refuse_moved_issue() returns trigger language plpgsql as $$
begin
  raise exception 'the times of a committed or sealed issue'
    using errcode = 'check_violation', constraint = 'issues_keep_times';
end $$;
create trigger issues_keep_times before update of opens_at, closes_at, draws_at on lottery_issues
  for each row
  when ((old.commitment is not null or old.sealed_at is not null)
    and (old.opens_at, old.closes_at, old.draws_at)
      is distinct from (new.opens_at, new.closes_at, new.draws_at))
  execute function refuse_moved_issue();
