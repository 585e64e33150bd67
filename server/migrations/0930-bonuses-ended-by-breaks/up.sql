-- A break or an exclusion cut this bonus short (agents-loyalty-money.md H); its member is told so.
alter table rewards add column by_break boolean not null default false;
grant update (by_break) on rewards to portal_app;
