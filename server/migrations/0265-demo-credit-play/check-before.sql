-- No requirement has the new source yet.
select id from wagering_requirements where source = 'demo_credit' limit 20;
