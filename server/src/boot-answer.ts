import type { BootAnswer } from '@portal/protocol';
import type { Catalogue } from './contexts/catalog/index.ts';
import { listGames, popularGames, presentGame } from './contexts/catalog/index.ts';
import type { SiteSnapshot } from './contexts/site/index.ts';
import { presentRegisterSettings, presentSystem } from './contexts/site/index.ts';

const hotGames = 30;
const slotGames = 15;

/** What the home page arrives with (performance.md, 7): public, one language, no session. */
export async function bootAnswer(
  snapshot: SiteSnapshot,
  catalogue: Catalogue,
  caller: { readonly ip: string; readonly locale: string },
): Promise<BootAnswer> {
  const { configuration: site } = snapshot;
  const games = await catalogue.current();
  const view = { currency: site.currency, locale: caller.locale };
  const slots = listGames(games, { ...view, gameType: 'RNG', pageSize: slotGames });
  return {
    language: caller.locale,
    system: presentSystem(snapshot, caller),
    whitelabel: site.switches,
    register: presentRegisterSettings(site),
    hot: popularGames(games, { limitNum: hotGames }).map((game) => presentGame(game, view)),
    slots: slots.games.map((game) => presentGame(game, view)),
  };
}
