-- Nobody was counted by the migration itself.
select provider from unsigned_calls limit 20;
