-- No vendor has said yet where its books are.
select vendor_code from vendor_accounts where report_url is not null limit 20;
