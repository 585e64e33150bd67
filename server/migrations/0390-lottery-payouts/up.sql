-- What an issue has paid stands with it: the desk lists issues without adding up their tickets.
-- And how far the draw in force has settled: members in the order of their ids, each whole.
alter table lottery_issues
  add column payout_minor bigint not null default 0 check (payout_minor >= 0),
  add column settled_until text;
update lottery_issues i set payout_minor = t.payout
from (select issue_id, sum(payout_minor) as payout from lottery_tickets
      group by issue_id having sum(payout_minor) > 0) t
where t.issue_id = i.id;
grant update (payout_minor, settled_until) on lottery_issues to portal_app;
create index lottery_tickets_by_issue_member
  on lottery_tickets (issue_id, member_id collate "C", id collate "C");
