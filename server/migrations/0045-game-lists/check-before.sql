-- A game without its vendor, which no list could show.
select node_id from games where not exists (select 1 from vendors where code = vendor_code) limit 20;
