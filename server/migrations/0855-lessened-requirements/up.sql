-- A transfer of which the house takes a part back leaves the play of the rest: what a requirement
-- asks for falls with the money that carried it (agents-loyalty-money.md E7).
grant update (amount_minor, required_minor) on wagering_requirements to portal_app;
