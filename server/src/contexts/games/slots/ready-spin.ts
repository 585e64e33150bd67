import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { BetOrigin } from '../../bets/index.ts';
import type { KeyClaim, Refused } from '../../wallet/index.ts';
import { type Stake, stakesOf } from '../../catalog/index.ts';
import {
  checkPlay,
  type OfferedGame,
  type Player,
  type Purse,
  purseOf,
  refusalData,
  type GamesEnv,
} from '../play.ts';
import { keyedOwner } from '../seeds/seed-pairs.ts';
import type { KeyedOwner } from '../seeds/store-seeds.ts';
import { stakeOf, stakesData } from '../stake.ts';

export interface SpinCommand {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** Decimal text of the purse's currency. */
  readonly stake: string;
  /** Absent where no call of a browser brought it. */
  readonly origin?: BetOrigin;
  /** Whether the game is kept from the player. */
  readonly isForOthers?: boolean;
  readonly claim: KeyClaim;
}

export interface ReadyCommand extends OfferedGame<'slot'> {
  readonly command: SpinCommand;
  readonly stake: Stake;
  readonly purse: Purse;
  /** Whose seeds decide. */
  readonly owner: KeyedOwner;
}

export type { Refused };

/** The command with everything it needs, or its refusal. */
export function readyCommand(
  ctx: Ctx,
  env: GamesEnv,
  command: SpinCommand,
): ReadyCommand | Refused {
  const offered = checkPlay(env, { ...command, kinds: ['slot'] });
  if (typeof offered === 'string') {
    return { ok: false, code: offered, data: refusalData(offered, command.nodeId) };
  }
  const purse = purseOf(command.player.memberId, command.mode, ctx.site.currency);
  const stakes = stakesOf(offered.game, purse.currency);
  const stake = stakeOf(command.stake, stakes, purse.currency);
  if (stake === undefined) {
    return { ok: false, code: 'stake_not_allowed', data: stakesData(stakes, purse.currency) };
  }
  const owner = keyedOwner({ memberId: command.player.memberId, mode: command.mode });
  return { command, ...offered, stake, purse, owner };
}
