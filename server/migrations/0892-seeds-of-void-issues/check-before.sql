-- A void issue with a secret that no commitment names could never be opened.
select game_code, issue_no from lottery_issues
 where state = 'void' and seed_secret is not null and commitment is null limit 20;
