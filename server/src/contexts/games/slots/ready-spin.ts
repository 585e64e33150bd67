import { currency, formatAmount, parseAmount, present } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Game, type Snapshot, type Stake, stakesOf } from '../../catalog/index.ts';
import type { KeyClaim, Refused } from '../../wallet/index.ts';
import type { BookedDesign, DesignBook } from './design-book.ts';
import { checkPlay, type Player, type Purse, purseOf } from '../play.ts';
import { keyedOwner } from '../seeds/seed-pairs.ts';
import type { KeyedOwner } from '../seeds/store-seeds.ts';

export interface SpinCommand {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** Decimal text of the purse's currency. */
  readonly stake: string;
  readonly claim: KeyClaim;
}

export interface ReadyCommand {
  readonly command: SpinCommand;
  readonly game: Game;
  readonly stake: Stake;
  readonly purse: Purse;
  readonly booked: BookedDesign;
  /** Whose seeds decide. */
  readonly owner: KeyedOwner;
}

export type { Refused };

/** What a process knows while it plays: the catalogue of this second and the designs. */
export interface Rules {
  readonly snapshot: Snapshot;
  readonly book: DesignBook;
}

/** The command with everything it needs, or its refusal. */
export function readyCommand(ctx: Ctx, rules: Rules, command: SpinCommand): ReadyCommand | Refused {
  const game = checkPlay(rules.snapshot, command);
  if (typeof game === 'string') {
    const data = game === 'game_under_maintenance' ? { nodeId: command.nodeId } : {};
    return { ok: false, code: game, data };
  }
  const purse = purseOf(command.player.memberId, command.mode, ctx.site.currency);
  const stakes = stakesOf(game, purse.currency);
  const unit = currency(purse.currency);
  const asked = parseAmount(command.stake, unit);
  const stake = asked.ok && stakes.find(({ stakeMinor }) => stakeMinor === asked.value);
  if (stake === false || stake === undefined) {
    const offered = stakes.map(({ stakeMinor }) => formatAmount(stakeMinor, unit));
    const data = { stakes: offered, currency: purse.currency };
    return { ok: false, code: 'stake_not_allowed', data };
  }
  const booked = present(rules.book.inUse.get(game.designId), 'the design is in the book');
  const owner = keyedOwner({ memberId: command.player.memberId, mode: command.mode });
  return { command, game, stake, purse, booked, owner };
}
