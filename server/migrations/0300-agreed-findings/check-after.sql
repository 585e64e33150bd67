-- Nothing agrees by the migration itself.
select id from vendor_findings where agrees limit 20;
