-- Nobody was told anything of a correction of before.
select id from adjustments where explanation is not null limit 20;
