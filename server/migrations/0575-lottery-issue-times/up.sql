-- The times that an issue had until its draw was moved: whoever bet on it before reads both on the
-- ticket (lottery.md A3.2). It only makes a table.
create table lottery_issue_times (
  issue_id bigint not null references lottery_issues (id),
  -- Tickets that were placed up to here were sold for the times of this row.
  moved_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  primary key (issue_id, moved_at)
);
revoke update, delete, truncate on lottery_issue_times from portal_app;
