-- Nobody opens the own account.
select id from operators where opened_by = id limit 20;
