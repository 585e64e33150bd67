-- Sealed issues that close after their draw, whose times the trigger would keep.
select game_code, issue_no from lottery_issues
where sealed_at is not null and closes_at > draws_at limit 20;
