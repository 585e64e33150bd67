-- No row has a word that comes with this migration.
select id from location_verdicts where action = 'launch' or verdict = 'refused' limit 20;
