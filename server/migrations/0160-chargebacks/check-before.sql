-- Nothing was charged back before there was a way to.
select id from deposits where state = 'CHARGEBACK' limit 20;
