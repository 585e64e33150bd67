import { displayName, type Snapshot } from '../../catalog/index.ts';

const vendorPrefix = 'vendor:';

/**
 * What members call the game of a bet. Games of the house are kept by their nodes, those of a
 * vendor by its own codes; a lottery, and what has left the catalogue, goes by its code.
 */
export function gameName(
  { byNodeId, byCode }: Pick<Snapshot, 'byNodeId' | 'byCode'>,
  bet: { readonly provider: string; readonly gameCode: string },
  [locale = 'en']: readonly string[],
): string {
  const { provider, gameCode } = bet;
  const game = provider.startsWith(vendorPrefix)
    ? byCode.get(`${provider.slice(vendorPrefix.length)} ${gameCode}`)
    : byNodeId.get(gameCode);
  return game === undefined ? gameCode : displayName(game, locale);
}
