-- A rebate goes back once for what the first draw refunded.
select e.debt from entries e
where e.type = 'rebate_return' and e.debt like 'ticket:%:rebate-return:refund'
group by e.debt having count(*) > 1 limit 20;
