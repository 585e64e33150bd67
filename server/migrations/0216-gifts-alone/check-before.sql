-- Gifts that cost nothing are none.
select id from envelopes where budget_minor <= 0 limit 20;
