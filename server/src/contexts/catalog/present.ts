import { currency, type CurrencyCode, formatAmount } from '@portal/money';
import type { ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol';
import { gameIcon, gameWideIcon, vendorLogo } from './art.ts';
import { displayName, type Game } from './game.ts';
import type { GameCounts } from './game-counts.ts';
import type { GamePage } from './list-games.ts';
import { lowestStakeMinor } from './stakes.ts';
import { rebatePercents, type VendorCategory } from './vendors-by-category.ts';

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
    isGame: '',
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
      vendors: vendors.map(({ vendor, games: count }) => ({
        vassalage: vendor.code,
        displayName: vendor.name,
        gameType,
        logo: vendorLogo(vendor.code),
        games: count,
      })),
    };
  });
}

export function presentCounts(counts: GameCounts): ReplyOf<Endpoints['readGameCounts']> {
  return {
    vendors: [...counts.vendors].map(([vassalage, games]) => ({ vassalage, games })),
    classifies: [...counts.classifies].map(([gameClassify, games]) => ({ gameClassify, games })),
  };
}
