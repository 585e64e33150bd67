-- Every bound number has its owner.
select a.id from payout_accounts a left join payout_numbers n using (number_mark)
 where a.removed_at is null and n.member_id is distinct from a.member_id limit 20;
-- No number has an owner that nobody bound.
select n.number_mark from payout_numbers n
 where not exists (select from payout_accounts a
                    where a.number_mark = n.number_mark and a.removed_at is null) limit 20;
