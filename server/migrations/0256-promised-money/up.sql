-- What members were promised and no account holds yet belongs to them too (R23): prizes and rewards
-- that wait to be taken, rebates that were earned and not credited.
alter table trial_balances add column promised_minor bigint not null default 0;
