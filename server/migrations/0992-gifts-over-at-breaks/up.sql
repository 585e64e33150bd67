-- A break or an exclusion ends the time to play for gifts without terms of their own
-- (agents-loyalty-money.md H): until their share was taken they hold the money back.
grant update (expires_at) on wagering_requirements to portal_app;
create index wagering_gifts_over on wagering_requirements (expires_at)
  where state = 'OPEN' and source in ('gift', 'points');
