-- A round far in the future would stand outside of the order that the index lives by.
select id from rounds where played_at > '2100-01-01' limit 20;
