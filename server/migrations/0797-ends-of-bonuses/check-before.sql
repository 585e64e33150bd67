-- What went back has an end.
select id from rewards where forfeit_minor is not null and state in ('WAITING', 'HELD') limit 20;
