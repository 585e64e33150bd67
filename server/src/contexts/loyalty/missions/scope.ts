import { isLotteryVendor, type Snapshot } from '../../catalog/index.ts';
import type { Mission } from './store-missions.ts';

const vendorPrefix = 'vendor:';

/** The vendor and the game of a bet, by the names of the catalogue. */
interface PlayedAt {
  readonly vendor: string;
  /** What has left the catalogue goes by its code. */
  readonly game: string;
}

/** Of a mission or a board. */
type Scope = Pick<Mission, 'vendorCode' | 'gameId'>;

/** Whether it counts the play of one vendor or one game alone. */
export function isNarrow({ vendorCode, gameId }: Scope): boolean {
  return vendorCode !== null || gameId !== null;
}

export function isPlayedAt({ vendorCode, gameId }: Scope, { vendor, game }: PlayedAt): boolean {
  return vendorCode === vendor || gameId === game;
}

/** Games of the house are kept by their nodes, those of a vendor by its own codes. */
export function playedAt(
  { byNodeId, byCode }: Pick<Snapshot, 'byNodeId' | 'byCode'>,
  bet: { readonly provider: string; readonly gameCode: string },
): PlayedAt {
  const { provider, gameCode } = bet;
  if (provider.startsWith(vendorPrefix)) {
    const vendor = provider.slice(vendorPrefix.length);
    return { vendor, game: byCode.get(`${vendor} ${gameCode}`)?.nodeId ?? gameCode };
  }
  const game = byNodeId.get(gameCode);
  return { vendor: game?.vendorCode ?? '', game: game?.nodeId ?? gameCode };
}

/** What members read of it; undefined where all games count. */
export function scopeName(
  { byNodeId, vendors }: Pick<Snapshot, 'byNodeId' | 'vendors'>,
  { vendorCode, gameId }: Scope,
  locale: string,
): string | undefined {
  if (gameId !== null) {
    const game = byNodeId.get(gameId);
    return game === undefined ? gameId : (game.displayNames[locale] ?? game.name);
  }
  return vendorCode === null
    ? undefined
    : (vendors.find(({ code }) => code === vendorCode)?.name ?? vendorCode);
}

/** Whether the catalogue has it; tickets of the lottery are no play of a vendor. */
export function isInCatalogue(
  { byNodeId, vendors }: Pick<Snapshot, 'byNodeId' | 'vendors'>,
  { vendorCode, gameId }: Scope,
): boolean {
  const hasVendor =
    vendorCode === null ||
    (vendors.some(({ code }) => code === vendorCode) && !isLotteryVendor(vendorCode));
  return hasVendor && (gameId === null || byNodeId.has(gameId));
}
