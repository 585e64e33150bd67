-- The app role changes and removes only what a use case changes and removes; a table of a later
-- migration gets select and insert, and whatever else it needs is granted beside it.
alter default privileges in schema public revoke update, delete on tables from portal_app;

revoke delete on
  catalogue_state, games, known_devices, presented_rounds, seed_pairs, vendors from portal_app;
revoke update on captchas, operators, session_tokens, used_nonces from portal_app;
