-- A board or a raffle that was made by a slip of the hand can be taken back before it begins: it
-- counts nothing, pays nothing, and stays in its table as what it was.
alter table boards add column withdrawn_at timestamptz;
grant update (withdrawn_at) on boards to portal_app;

alter table raffles drop constraint raffles_state_check;
alter table raffles add constraint raffles_state_check
  check (state in ('OPEN', 'CLOSED', 'DRAWN', 'WITHDRAWN'));
alter table raffles drop constraint raffles_closed;
alter table raffles add constraint raffles_closed
  check ((state in ('OPEN', 'WITHDRAWN')) = (list_hash is null));
