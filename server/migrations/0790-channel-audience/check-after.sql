-- No channel is kept from anybody, and none takes other amounts or another time than before.
select code from deposit_channels
 where least_rank is not null or most_rank is not null or tags <> '{}' or minutes is not null
    or fixed_minor <> '{}' or weight is not null
 limit 20;
