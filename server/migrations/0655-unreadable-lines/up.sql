-- A line of a vendor that cannot be read is a finding of its own, and loses none of the others.
alter table vendor_findings drop constraint vendor_findings_kind_check;
alter table vendor_findings add constraint vendor_findings_kind_check check (kind in (
  'missing_here', 'missing_there', 'player_differs', 'state_differs', 'amount_differs',
  'told_twice', 'line_unreadable', 'file_missing'));
