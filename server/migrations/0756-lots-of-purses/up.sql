-- What of the money of a transfer into a purse still lies there, as limits count it: what comes back
-- counts in the day in which its transfer counted, and makes no room in a later one (R4).
alter table wallet_transfers add column left_minor bigint not null default 0;

-- What came back or was lost meanwhile is taken off as soon as the purse is looked at.
update wallet_transfers set left_minor = amount_minor where direction = 'in' and state = 'SUCCESS';

alter table wallet_transfers add constraint wallet_transfers_left
  check (left_minor between 0 and amount_minor
    and (left_minor = 0 or (direction = 'in' and state = 'SUCCESS')));
create index wallet_transfers_left on wallet_transfers (member_id, vendor_code, id)
  where left_minor > 0;
grant update (left_minor) on wallet_transfers to portal_app;
