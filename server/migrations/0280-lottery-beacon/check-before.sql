-- Sealed issues without the moment of their seal, which the new constraint asks for.
select game_code, issue_no from lottery_issues
where state in ('closed', 'drawn', 'settled') and sealed_at is null limit 20;
