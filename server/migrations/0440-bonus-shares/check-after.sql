-- No bonus has ended beside another one yet, as it is counted from now on.
select id from wagering_requirements
 where cash_shift_minor <> 0 or net_shift_minor <> 0 or gain_minor <> 0;
