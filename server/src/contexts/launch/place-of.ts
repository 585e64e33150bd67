import type { GameType } from '@portal/protocol';
import { type Game, isLotteryVendor, type lotteryVendors } from '../catalog/index.ts';

/** Where a game leads that is not opened itself. */
export type Place =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'list'; readonly vassalage: string };

/** Pages that belong to a vendor's code (portal.md 4). */
const lotteryPages: Readonly<Record<(typeof lotteryVendors)[number], string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};
const sportsBook = { code: 'FB', path: '/fbSports' } as const;

/** The list of a type: its name in small letters, but for one (portal.md 2). */
function listPath(gameType: GameType): string {
  return gameType === 'FBSPORTS' ? sportsBook.path : `/${gameType.toLowerCase()}`;
}

/**
 * In the order of portal.md 4: lottery pages by the code of the vendor, then games that stand for
 * their vendor, then the sports book. Such a game of a type that has a list of its own goes to that
 * list, with the vendor chosen. Undefined for a game that is opened.
 */
export function placeOf(
  game: Pick<Game, 'vendorCode' | 'gameCode' | 'gameType' | 'opensList'>,
  listCentres: readonly GameType[],
): Place | undefined {
  const { vendorCode, gameCode, gameType, opensList } = game;
  if (isLotteryVendor(vendorCode)) {
    const lottery = lotteryPages[vendorCode];
    return { kind: 'page', path: `${lottery}?gameCode=${encodeURIComponent(gameCode)}` };
  }
  if (opensList) {
    return listCentres.includes(gameType)
      ? { kind: 'page', path: `${listPath(gameType)}?vassalage=${encodeURIComponent(vendorCode)}` }
      : { kind: 'list', vassalage: vendorCode };
  }
  return vendorCode === sportsBook.code ? { kind: 'page', path: sportsBook.path } : undefined;
}
