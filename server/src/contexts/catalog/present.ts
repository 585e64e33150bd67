import { currency, type CurrencyCode, formatAmount } from '@portal/money';
import type { GameType, ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol';
import { gameIcon, gameWideIcon, vendorLogo } from './art.ts';
import { displayName, type Game, isLotteryVendor } from './game.ts';
import type { GameCounts } from './game-counts.ts';
import type { GamePage } from './list-games.ts';
import { lowestStakeMinor } from './stakes.ts';
import { type CategoryVendor, rebatePercents, type VendorCategory } from './vendors-by-category.ts';

/** portal.md 3: a game or vendor that opens a popup game list; lotteries have pages instead. */
const opensList = 'VASSALAGE';

export interface GameView {
  readonly currency: CurrencyCode;
  readonly locale: string;
}

/** A game as the wire names it (portal.md 3). */
export function presentGame(game: Game, view: GameView): ReplyOf<Endpoints['readGame']> {
  const icon = gameIcon(game.nodeId);
  const title = displayName(game, view.locale);
  return {
    nodeId: game.nodeId,
    vassalage: game.vendorCode,
    gameCode: game.gameCode,
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    gameName: game.name,
    nodeName: game.name,
    displayName: title,
    vendorName: game.vendorName,
    showIcon: icon,
    iconUrl: icon,
    lagerIcon: gameWideIcon(game.nodeId),
    supportPlay: game.hasTrial ? 0 : 1,
    gameGroupCode: game.groupCode,
    tag: game.groupCode,
    isGame: game.opensList && !isLotteryVendor(game.vendorCode) ? opensList : '',
    minBet: formatAmount(lowestStakeMinor(game, view.currency), currency(view.currency)),
    currency: view.currency,
    isUnderMaintenance: !game.isOpen,
  };
}

export function presentPage(page: GamePage, view: GameView): ReplyOf<Endpoints['listGames']> {
  const { games: found, ...place } = page;
  const content = found.map((game) => presentGame(game, view));
  return { content, games: content, ...place };
}

export function presentCategories(
  categories: readonly VendorCategory[],
): ReplyOf<Endpoints['listVendors']> {
  return categories.map(({ gameType, games, vendors }) => {
    const rebatePercent = rebatePercents[gameType];
    return {
      gameCategory: gameType,
      ...(rebatePercent !== undefined && { rebatePercent }),
      games,
      vendors: vendors.map((entry) => presentVendor(gameType, entry)),
      lanes: lanesOf(gameType, vendors),
    };
  });
}

function presentVendor(gameType: GameType, { vendor, nodeIds }: CategoryVendor) {
  return {
    vassalage: vendor.code,
    displayName: vendor.name,
    gameType,
    logo: vendorLogo(vendor.code),
    games: nodeIds.length,
  };
}

/** Slots and the hot games of all categories are found one by one; the others by their vendors. */
function lanesOf(gameType: GameType, vendors: readonly CategoryVendor[]) {
  if (gameType === 'HOT' || gameType === 'RNG') {
    return [];
  }
  const cards = vendors.map((entry) => {
    const [first, ...others] = entry.nodeIds;
    const isStarted = others.length === 0 || isLotteryVendor(entry.vendor.code);
    const nodeId = isStarted ? (first ?? null) : null;
    return {
      ...presentVendor(gameType, entry),
      accountTypeName: entry.vendor.code,
      isGame: nodeId === null ? opensList : '',
      nodeId,
    };
  });
  return [{ title: gameType, cards }];
}

export function presentCounts(counts: GameCounts): ReplyOf<Endpoints['readGameCounts']> {
  return {
    vendors: [...counts.vendors].map(([vassalage, games]) => ({ vassalage, games })),
    classifies: [...counts.classifies].map(([gameClassify, games]) => ({ gameClassify, games })),
  };
}
