-- What stood says nothing of its span.
select id from vendor_findings where compared_from is not null limit 20;
