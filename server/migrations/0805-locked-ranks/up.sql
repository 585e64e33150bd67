-- Until when a rank that was given by hand is kept (agents-loyalty-money.md D3, manual set). It only adds
-- a column, which is empty for what stands.
alter table vip_standings add column locked_until date;
