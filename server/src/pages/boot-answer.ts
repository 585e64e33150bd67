import type { BootAnswer } from '@portal/protocol';
import type { Catalogue } from '../contexts/catalog/index.ts';
import { listGames, popularGames, presentGame } from '../contexts/catalog/index.ts';
import type { OfferedLanguage, SiteSnapshot } from '../contexts/site/index.ts';
import { presentRegisterSettings, presentSystem } from '../contexts/site/index.ts';

const hotGames = 30;
const slotGames = 15;

type Rows = Pick<BootAnswer, 'hot' | 'slots'>;

interface Caller {
  readonly ip: string;
  readonly language: OfferedLanguage;
}

/** What the home page arrives with (performance.md, 7): public, one language, no session. */
export type BootAnswers = (snapshot: SiteSnapshot, caller: Caller) => Promise<BootAnswer>;

/** The rows of games are made once per locale of the site and revision of site and catalogue. */
export function createBootAnswers(catalogue: Catalogue): BootAnswers {
  const kept = new Map<string, { readonly revision: string; readonly rows: Rows }>();

  async function rowsOf({ version, configuration }: SiteSnapshot, locale: string): Promise<Rows> {
    const games = await catalogue.current();
    const revision = `${version} ${games.revision}`;
    const known = kept.get(locale);
    if (known?.revision === revision) {
      return known.rows;
    }
    const view = { currency: configuration.currency, locale };
    const slots = listGames(games, { ...view, gameType: 'RNG', pageSize: slotGames });
    const rows: Rows = {
      hot: popularGames(games, { limitNum: hotGames }).map((game) => presentGame(game, view)),
      slots: slots.games.map((game) => presentGame(game, view)),
    };
    kept.set(locale, { revision, rows });
    return rows;
  }

  return async (snapshot, caller) => ({
    language: caller.language.code,
    system: presentSystem(snapshot, caller),
    whitelabel: snapshot.configuration.switches,
    register: presentRegisterSettings(snapshot.configuration),
    ...(await rowsOf(snapshot, caller.language.locale)),
  });
}
