-- An order whose name is no name.
select id from withdrawals where reference !~ '^WD\d{6}[0-9A-Z]{10}$' limit 20;
