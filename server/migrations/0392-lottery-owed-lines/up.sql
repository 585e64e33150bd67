-- What a line would owe on each of its numbers, also where its game has no limit: noted beside one
-- another, so that bets never wait for each other. A bet on a game with a limit adds the notes of
-- its issue to `lottery_exposures` first, and is then decided under the lock of its numbers (R48).
-- A ticket that is given back is a note below zero. The bet type * is the issue as a whole.
create table lottery_owed_lines (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issues (id),
  bet_type text not null,
  numbers text[] not null check (cardinality(numbers) > 0),
  -- On each of them, in 1/10,000.
  owed bigint not null
);
revoke update, truncate on lottery_owed_lines from portal_app;
grant delete on lottery_owed_lines to portal_app;
create index lottery_owed_lines_by_issue on lottery_owed_lines (issue_id);
