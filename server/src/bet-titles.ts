import type { GameTitles, OpenTitles } from './contexts/bets/index.ts';
import { type Catalogue, displayName, gameIcon, type Snapshot } from './contexts/catalog/index.ts';
import { openGameNames } from './contexts/lottery/index.ts';

const vendorPrefix = 'vendor:';

/**
 * The games of bets as people read them: those of vendors and of the house from the catalogue,
 * those of the lottery by their own names. What has left the catalogue goes by its code.
 */
export function betTitles({ catalogue }: { readonly catalogue: Catalogue }): OpenTitles {
  const lotteryNames = openGameNames();
  return async () => titlesOf(await catalogue.current(), lotteryNames);
}

function titlesOf(snapshot: Snapshot, lotteryNames: ReturnType<typeof openGameNames>): GameTitles {
  const vendors = new Map(snapshot.vendors.map(({ code, name }) => [code, name]));
  return ({ provider, gameCode }, locale) => {
    if (provider === 'lottery') {
      return { displayName: lotteryNames(locale, gameCode), vendorName: '', iconUrl: '' };
    }
    const vendor = provider.startsWith(vendorPrefix)
      ? provider.slice(vendorPrefix.length)
      : undefined;
    const game =
      vendor === undefined
        ? snapshot.byNodeId.get(gameCode)
        : snapshot.byCode.get(`${vendor} ${gameCode}`);
    return {
      displayName: game === undefined ? gameCode : displayName(game, locale),
      vendorName: vendor === undefined ? (game?.vendorName ?? '') : (vendors.get(vendor) ?? vendor),
      iconUrl: game === undefined ? '' : gameIcon(game.nodeId),
    };
  };
}
