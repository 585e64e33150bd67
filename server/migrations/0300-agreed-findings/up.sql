-- A later statement of a vendor for a day takes the place of an earlier one: differences that it no
-- longer has end by themselves, as agreed, and nobody decided them (rule 22).
alter table vendor_findings add column agrees boolean not null default false;
alter table vendor_findings drop constraint vendor_findings_closed;
alter table vendor_findings add constraint vendor_findings_closed check (
  case
    when closed_at is null
      then decision is null and reason is null and closed_by_name is null and not agrees
    when agrees then decision is null and reason is null and closed_by_name is null
    else decision is not null and reason is not null and closed_by_name is not null
  end);
grant update (agrees, day, opened_at, ours_state, theirs_state, ours_stake_minor,
  theirs_stake_minor, ours_payout_minor, theirs_payout_minor) on vendor_findings to portal_app;
