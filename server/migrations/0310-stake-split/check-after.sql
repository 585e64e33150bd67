-- Nothing was won or lost yet, as it is counted from now on.
select id from wagering_requirements where net_minor <> 0;
