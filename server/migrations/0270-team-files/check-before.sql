-- No file of bills was ever counted.
select agent_id, site_day, number from team_exports where report = 'bills' limit 20;
