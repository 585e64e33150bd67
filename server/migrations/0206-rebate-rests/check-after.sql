-- Rests begin with the next ticket.
select member_id from lottery_rebate_rests limit 20;
