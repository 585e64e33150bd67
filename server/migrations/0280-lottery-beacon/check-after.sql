-- Issues of before that name a round.
select game_code, issue_no from lottery_issues
where beacon_round is not null or beacon_signature is not null limit 20;
