-- Two findings of one kind and id would have broken the constraint that goes.
select min(id) as id from vendor_findings
group by vendor_code, kind, tx_id having count(*) > 1 limit 20;
