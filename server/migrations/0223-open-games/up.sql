-- Which games of a member have a round open that waits for its next step: where one game at a time
-- is the rule, they keep every other game out (R15). Null for none; written by the steps of rounds.
alter table play_states add column open_games text[];
grant update (open_games) on play_states to portal_app;
