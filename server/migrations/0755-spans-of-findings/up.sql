-- A difference between transfers is gone only when whoever looks at its span again does not find it
-- (agents-loyalty-money.md E8): from where on the comparison looked that found it. Null of what a
-- comparison of a day found, and of what waited before this was kept: a person decides that.
alter table vendor_findings add column compared_from timestamptz;
grant update (compared_from) on vendor_findings to portal_app;

-- Transfers are compared once they are over, however long that took.
create index wallet_transfers_ended on wallet_transfers (vendor_code, state_at)
  where state in ('SUCCESS', 'FAILED');
drop index wallet_transfers_made;
