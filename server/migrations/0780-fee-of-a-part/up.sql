-- Of what another member paid in part, the fee is that of the part (agents-loyalty-money.md E6).
grant update (fee_minor) on deposits to portal_app;
