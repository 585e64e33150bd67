import type { Game } from './game.ts';
import { openInstantGame } from './instant-game.ts';
import { openFishing, openReels } from './instant-rules.ts';
import { openMatchGame } from './match-game.ts';
import { openRoundGame } from './round-game.ts';
import { draw, highCard, pit, wheel } from './round-rules.ts';

const clubs = ['Lantern', 'Harbour', 'Meadow', 'Summit', 'Cinder', 'Willow', 'Granite', 'Falcon'];
const squads = ['Nova', 'Echo', 'Pixel', 'Vortex', 'Onyx', 'Ember', 'Quasar', 'Drift'];

/** One running game for each code; everybody who opens it sits at the same one. */
export function openGames(): ReadonlyMap<string, Game> {
  const own = { isPooled: false };
  return new Map<string, Game>([
    ['reels', openInstantGame(openReels())],
    ['coins', openInstantGame(openReels())],
    ['fishing', openInstantGame(openFishing())],
    ['draw', openRoundGame(draw, own)],
    ['wheel', openRoundGame(wheel, own)],
    ['pit', openRoundGame(pit, own)],
    ['high-card', openRoundGame(highCard, { isPooled: true })],
    ['football', openMatchGame({ teams: clubs, hasDraw: true, seconds: 90, scoresPerThousand: 8 })],
    ['arena', openMatchGame({ teams: squads, hasDraw: false, seconds: 60, scoresPerThousand: 60 })],
  ]);
}
