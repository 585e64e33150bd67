-- The migration itself finds nothing.
select id from vendor_findings where kind = 'line_unreadable' limit 20;
