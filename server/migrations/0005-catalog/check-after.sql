-- The one row of the state must be there, or no process would ever read the catalogue.
select count(*) as state_rows from catalogue_state having count(*) <> 1;
