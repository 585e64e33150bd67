-- No ticket comes after the seal of its issue, whatever the program does: the statement that adds
-- one fails (R40, R46). Whoever bets holds the issue's row, so the state that is read here is the
-- one at the end of the transaction.
create function refuse_late_tickets() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a join lottery_issues i on i.id = a.issue_id
    where i.sealed_at is not null or i.state not in ('scheduled', 'open')
  ) then
    raise exception 'a ticket after the seal of its issue'
      using errcode = 'check_violation', constraint = 'tickets_before_seal';
  end if;
  return null;
end $$;
create trigger tickets_before_seal after insert on lottery_tickets
  referencing new table as added
  for each statement execute function refuse_late_tickets();
