import { openFishing, waters } from './fishing.ts';
import type { Game } from './game.ts';
import { highCard } from './high-card.ts';
import { openInstantGame } from './instant-game.ts';
import { openMatchGame } from './match-game.ts';
import type { MatchRules } from './matches.ts';
import { openReels, reelDesigns } from './reels.ts';
import { openRoundGame } from './round-game.ts';
import { draw, pit, wheel, type RoundRules } from './round-rules.ts';
import { dice, dragonTiger, pairDraw, roulette } from './tables.ts';

const clubs = ['Lantern', 'Harbour', 'Meadow', 'Summit', 'Cinder', 'Willow', 'Granite', 'Falcon'];
const squads = ['Nova', 'Echo', 'Pixel', 'Vortex', 'Onyx', 'Ember', 'Quasar', 'Drift'];
const crews = ['Glacier', 'Timber', 'Beacon', 'Anchor', 'Comet', 'Prairie', 'Thunder', 'Sable'];

const table = (rules: RoundRules) => openRoundGame(rules, { isPooled: false });
const room = (tableSize: number) => openRoundGame(highCard(tableSize), { isPooled: true });
const matches = (teams: readonly string[], rules: Omit<MatchRules, 'teams'>) =>
  openMatchGame({ teams, ...rules });

/** One running game for each code; everybody who opens it sits at the same one. */
export function openGames(): ReadonlyMap<string, Game> {
  return new Map<string, Game>([
    ['reels', openInstantGame(openReels(reelDesigns.fruit))],
    ['gems', openInstantGame(openReels(reelDesigns.gems))],
    ['space', openInstantGame(openReels(reelDesigns.space))],
    ['coins', openInstantGame(openReels(reelDesigns.fruit))],
    ['fishing', openInstantGame(openFishing(waters.room))],
    ['reef', openInstantGame(openFishing(waters.reef))],
    ['deep', openInstantGame(openFishing(waters.deep))],
    ['draw', table(draw)],
    ['pair-draw', table(pairDraw)],
    ['wheel', table(wheel)],
    ['roulette', table(roulette)],
    ['dragon-tiger', table(dragonTiger)],
    ['dice', table(dice)],
    ['pit', table(pit)],
    ['pit-two', table(pit)],
    ['high-card', room(4)],
    ['duel', room(2)],
    ['high-card-six', room(6)],
    ['football', matches(clubs, { hasDraw: true, seconds: 90, scoresPerThousand: 8 })],
    ['hockey', matches(crews, { hasDraw: false, seconds: 75, scoresPerThousand: 16 })],
    ['handball', matches(clubs, { hasDraw: true, seconds: 60, scoresPerThousand: 50 })],
    ['arena', matches(squads, { hasDraw: false, seconds: 60, scoresPerThousand: 60 })],
    ['lanes', matches(squads, { hasDraw: false, seconds: 90, scoresPerThousand: 20 })],
  ]);
}
