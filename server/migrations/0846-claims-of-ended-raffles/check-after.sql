-- No mission has its claims cut short by the migration itself.
select id from missions where claims_until is not null limit 20;
