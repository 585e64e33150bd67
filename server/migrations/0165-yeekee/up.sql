-- The shots of Yeekee: numbers that members send, whose sum is the result (lottery.md A3.3). It only
-- makes tables, so there is nothing to compare before and after, and dropping them undoes it.

create table lottery_shots (
  -- The order of their arrival.
  id bigint generated always as identity,
  issue_id bigint not null references lottery_issues (id),
  member_id text not null,
  number text not null check (number ~ '^[0-9]{5}$'),
  shot_at timestamptz not null,
  primary key (issue_id, id)
);
revoke update, delete, truncate on lottery_shots from portal_app;

-- When a member shot last, so that two shots at once are never both in time.
create table lottery_shooters (
  member_id text primary key,
  shot_at timestamptz not null
);
grant update (shot_at) on lottery_shooters to portal_app;
