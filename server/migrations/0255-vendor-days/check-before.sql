-- No account has two rows.
select vendor_code from vendor_accounts group by vendor_code having count(*) > 1 limit 20;
