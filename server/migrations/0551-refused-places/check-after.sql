-- Rows that stood are of the words of before.
select id from location_verdicts where action = 'launch' or verdict = 'refused' limit 20;
