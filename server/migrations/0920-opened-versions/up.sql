-- The version of a game that was last opened: of the major ones after it, whoever made the newest does not open the game
-- alone (R55). Open games stand at theirs; of one that is offline nobody knows, so all its versions count.
alter table lottery_games add column opened_version int not null default 0;
update lottery_games set opened_version = version where paused_because is null;
grant update (opened_version) on lottery_games to portal_app;
