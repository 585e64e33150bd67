-- Who ruled that a payment did not arrive, so that the same person does not send it again (R44); both
-- of two where a second person agreed. Orders of before have none. Undone by dropping the column.
alter table withdrawals add column ruled_by text[] not null default '{}';
grant update (ruled_by) on withdrawals to portal_app;

-- A payment whose order was rejected in dispute stayed in dispute for ever: it ends as the order did.
update withdrawal_slices s set state = 'RELEASED', closed_at = w.closed_at, confirm_by = null
  from withdrawals w
 where w.id = s.withdrawal_id and w.state = 'REJECTED' and s.state = 'DISPUTED';
