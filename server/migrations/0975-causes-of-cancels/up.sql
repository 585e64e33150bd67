-- Whether a member took a ticket back or a win ended its chase (lottery.md B5): a receipt says which.
-- Tickets that were cancelled before this was kept name no cause.
alter table lottery_tickets
  add column cancelled_for text check (cancelled_for in ('member', 'win')),
  add constraint tickets_cancelled check (cancelled_for is null or state = 'cancelled');
grant update (cancelled_for) on lottery_tickets to portal_app;
