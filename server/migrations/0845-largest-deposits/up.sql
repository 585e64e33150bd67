-- The largest single deposit of a member's day: a gift of a rank asks for one of at least so much
-- (agents-loyalty-money.md D3). Of a day that stands it is not known; the mean is never above it.
alter table turnover_days add column largest_deposit_minor bigint not null default 0;
update turnover_days set largest_deposit_minor = deposit_minor / deposit_count
where deposit_minor > 0 and deposit_count > 0;
