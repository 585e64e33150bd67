-- No change of a bet ever made its stake larger.
select bet_id from bet_revisions where revision > 1 and stake_minor > 0 limit 20;
