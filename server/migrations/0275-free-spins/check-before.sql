-- Nothing was given instead of money so far.
select id from rewards where amount_minor <= 0 limit 20;
