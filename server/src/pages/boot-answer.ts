import type { BootAnswer, GameType } from '@portal/protocol';
import type { Catalogue, GameView, Snapshot } from '../contexts/catalog/index.ts';
import {
  listGames,
  hotGames,
  presentCategories,
  presentGame,
  presentPage,
  shownTo,
  vendorsByCategory,
} from '../contexts/catalog/index.ts';
import type { OfferedLanguage, SiteSnapshot } from '../contexts/site/index.ts';
import { presentRegisterSettings, presentSystem } from '../contexts/site/index.ts';

const slotGames = 15;

/** The games that a page shows first: those of home, of the centre of one category, or none. */
export type FirstGames = 'home' | GameType | undefined;

/** A page is made before anybody knows who looks at it, and on what. */
const nobody = { login: undefined, device: undefined, rank: 0 };

type Rows = Pick<BootAnswer, 'home' | 'centre'>;

interface Caller {
  readonly ip: string;
  readonly language: OfferedLanguage;
  readonly firstGames: FirstGames;
}

/** What a page arrives with (performance.md, 7): public, one language, no session. */
export type BootAnswers = (snapshot: SiteSnapshot, caller: Caller) => Promise<BootAnswer>;

/** The games are listed once per page, locale of the site and revision of site and catalogue. */
export function createBootAnswers(catalogue: Catalogue): BootAnswers {
  const kept = new Map<
    string,
    { readonly version: number; readonly games: Snapshot; readonly rows: Rows }
  >();

  async function rowsOf(snapshot: SiteSnapshot, caller: Caller): Promise<Rows> {
    const { code: language, locale } = caller.language;
    const { version, configuration } = snapshot;
    const games = shownTo(await catalogue.current(), {
      ...nobody,
      at: snapshot.now(),
      language,
      country: snapshot.regions.countryOf(caller.ip),
    });
    const key = `${caller.firstGames} ${locale}`;
    const known = kept.get(key);
    if (known?.version === version && known.games === games) {
      return known.rows;
    }
    const rows = firstRows(games, caller.firstGames, { currency: configuration.currency, locale });
    kept.set(key, { version, games, rows });
    return rows;
  }

  return async (snapshot, caller) => ({
    language: caller.language.code,
    system: presentSystem(snapshot, caller),
    whitelabel: snapshot.configuration.switches,
    register: presentRegisterSettings(snapshot.configuration),
    areGamesNarrowed: (await catalogue.current()).narrowed.length > 0,
    gameListCentres: snapshot.configuration.gameListCentres,
    ...(await rowsOf(snapshot, caller)),
  });
}

function firstRows(games: Snapshot, firstGames: FirstGames, view: GameView): Rows {
  if (firstGames === undefined) {
    return {};
  }
  if (firstGames !== 'home') {
    const page = presentPage(listGames(games, { ...view, gameType: firstGames }), view);
    const { games: _repeated, ...list } = page;
    const [vendors] = presentCategories(
      vendorsByCategory(games).filter(({ gameType }) => gameType === firstGames),
    );
    return { centre: { gameType: firstGames, list, ...(vendors !== undefined && { vendors }) } };
  }
  const slots = listGames(games, { ...view, gameType: 'RNG', sort: 'new', pageSize: slotGames });
  return {
    home: {
      hot: hotGames(games, {}).map((game) => presentGame(game, view)),
      slots: slots.games.map((game) => presentGame(game, view)),
    },
  };
}
