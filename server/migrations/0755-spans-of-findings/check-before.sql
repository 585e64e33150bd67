-- Nothing that waits names a transfer that nobody can compare: each finding has its vendor.
select id from vendor_findings where kind like 'transfer%' and vendor_code is null limit 20;
