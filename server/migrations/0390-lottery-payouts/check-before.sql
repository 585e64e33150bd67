-- What tickets of a void issue would still hold: they are given back whole, so there is none.
select i.game_code, i.issue_no from lottery_issues i join lottery_tickets t on t.issue_id = i.id
where i.state = 'void' and not i.is_settling and t.payout_minor > 0 limit 20;
