-- Issues whose payout is not that of their tickets.
select i.game_code, i.issue_no from lottery_issues i
left join (select issue_id, sum(payout_minor) as payout from lottery_tickets group by issue_id) t
  on t.issue_id = i.id
where i.payout_minor <> coalesce(t.payout, 0) limit 20;
