-- A round that its sender took back by its name keeps that: a stake or a result of it that is late is
-- one of something rolled back, and no stake on a round that is over.
alter table bet_rounds add column is_taken_back boolean not null default false;
grant update (is_taken_back) on bet_rounds to portal_app;
