-- No adjustment of before takes another one back.
select id from adjustments where reverses is not null limit 20;
