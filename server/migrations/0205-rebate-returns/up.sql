-- What went back of the rebate of a ticket with stakes that were refunded, so that a corrected draw
-- moves only the difference (lottery.md B2, B7). Undone by dropping the column.
alter table lottery_tickets add column rebate_back_minor bigint not null default 0
  constraint tickets_rebate_back check (rebate_back_minor between 0 and rebate_minor);
grant update (rebate_back_minor) on lottery_tickets to portal_app;
update lottery_tickets t set rebate_back_minor = least(t.rebate_minor, b.amount)
from (select e.reference as id, sum(l.amount_minor)::bigint as amount
      from entries e join lines l on l.entry_id = e.id
      where e.type = 'rebate_return' and e.debt = 'ticket:' || e.reference || ':rebate-return:refund'
        and l.amount_minor > 0
      group by e.reference) b
where b.id = t.id;
