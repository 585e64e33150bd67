-- Nothing became a case of the new sign by the migration itself.
select id from care_cases where sign = 'stranded' limit 20;
