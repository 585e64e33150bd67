-- The last day on which tickets of a mission may be taken, where an operator ended their raffle early;
-- null of everything else. It only adds a column, which is empty for what stands.
alter table missions add column claims_until date;
grant update (claims_until) on missions to portal_app;
