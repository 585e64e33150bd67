-- What a member and the desk call a withdrawal, as they call a deposit (agents-loyalty-money.md 0). Orders of before get
-- one that follows from their id, with the day of UTC: the zone of the site is known to no migration.
alter table withdrawals add column reference text;
update withdrawals
   set reference = 'WD' || to_char(requested_at at time zone 'UTC', 'YYMMDD') || upper(substr(md5(id), 1, 10));
alter table withdrawals alter column reference set not null;
create unique index withdrawals_reference on withdrawals (reference);
