import { currency } from '@portal/money';
import type { ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol';
import { displayName, type Game } from '../catalog/index.ts';
import type { Winner } from './use-cases/read-winners.ts';

type Line = ReplyOf<Endpoints['listWinners']>['list'][number];

/** portal.md, section 9: win amounts without decimals. */
export function presentWinner(winner: Winner, game: Game, locale: string): Line {
  const { stakeMinor, winMinor } = winner;
  const unit = 10n ** BigInt(currency(winner.currency).exponent);
  return {
    player: winner.player,
    nodeId: game.nodeId,
    gameType: game.gameType,
    gameName: displayName(game, locale),
    prize: timesText(winMinor, stakeMinor),
    winAmount: String(winMinor / unit),
    currency: winner.currency,
    wonAt: String(winner.playedAt),
  };
}

/** To one decimal, downwards, so that a board never says more than was won. */
function timesText(winMinor: bigint, stakeMinor: bigint): string {
  const tenths = (winMinor * 10n) / stakeMinor;
  return `${tenths / 10n}.${tenths % 10n}`;
}
