-- From what an end of a bonus was counted: the own money beside it, and what play had won or lost (D8). Its member sees
-- the sum that took something back. Undone by dropping the columns.
alter table rewards add column end_cash_minor bigint, add column end_net_minor bigint;
grant update (end_cash_minor, end_net_minor) on rewards to portal_app;
