-- The migration itself finds nothing.
select id from vendor_findings
where kind like 'transfer%' or kind = 'balance_differs' limit 20;
