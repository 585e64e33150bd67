-- What play has won or lost since the money of a requirement came: of it follows how much of a
-- stake is bonus money. Counted from now on, for those whose terms say what the bonus was.
alter table wagering_requirements add column net_minor bigint not null default 0;
grant update (net_minor) on wagering_requirements to portal_app;
