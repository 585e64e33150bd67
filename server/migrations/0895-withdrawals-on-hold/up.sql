-- What members asked for and is not paid yet, among what belongs to them. Sums of before did not tell it apart.
alter table trial_balances add column held_minor bigint not null default 0;
