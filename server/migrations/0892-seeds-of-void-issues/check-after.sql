-- Each void issue that keeps a secret waits for the loop.
select game_code, issue_no from lottery_issues
 where state = 'void' and seed_secret is not null and not is_settling limit 20;
