import { assertDefined } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type Stake, stakesOf } from '../../../catalog/index.ts';
import { refuseStopped } from '../../../limits/index.ts';
import { openFunPurse } from '../../../members/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { selectPlayable } from '../../free-spins/store-free-spins.ts';
import {
  checkPlay,
  type OfferedGame,
  type Player,
  type Purse,
  purseOf,
  refusalData,
  type GamesEnv,
} from '../../play.ts';
import type { BookedDesign } from '../../rounds/design-book.ts';
import { waitHours } from '../../rounds/keep-step.ts';
import { receiptOf, type RoundReceipt } from '../../rounds/receipt.ts';
import type { Round } from '../../rounds/round.ts';
import { selectOpenRoundOf } from '../../rounds/store-open-rounds.ts';
import { holdPair } from '../../seeds/seed-pairs.ts';
import { type GameSeat, selectRounds, selectShown } from '../../rounds/store-rounds.ts';
import type { SeedPair } from '../../seeds/store-seeds.ts';

export interface LaunchedGame extends OfferedGame {
  readonly mode: PlayMode;
  readonly purse: Purse;
  readonly stakes: readonly Stake[];
  readonly balanceMinor: bigint;
  readonly pair: SeedPair;
  /** A round that waits for its player, in the state in which it was left (R37). */
  readonly open?: RoundReceipt;
  /** A round that is over, but that no client has reported as shown to its end. */
  readonly unshown?: RoundReceipt;
}

export interface LaunchCommand {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** What the site grants of fun money at a time. */
  readonly funCreditMinor: bigint;
}

/** Older rounds are in the betting record and are not played again on screen. */
const unshownHours = 24;

/**
 * Opens a game. Refusals in order: `in_need_true_account`, `game_not_found`, `play_stopped`,
 * `game_under_maintenance`, `trial_not_offered`, then what standing and limits of the member say
 * to the smallest stake. A round that waits, or was not shown to its end, is opened all the same
 * (R37).
 */
export async function launchGame(
  ctx: Ctx,
  env: GamesEnv,
  command: LaunchCommand,
): Promise<LaunchedGame> {
  const offered = checkPlay(env, { ...command, kinds: ['slot', 'stepped'] });
  if (typeof offered === 'string') {
    throw new Refusal(offered, refusalData(offered, command.nodeId));
  }
  const { game } = offered;
  const { player, mode } = command;
  const purse = purseOf(player.memberId, mode, ctx.site.currency);
  const stakes = stakesOf(game, purse.currency);
  const seat = { memberId: player.memberId, mode, nodeId: game.nodeId };
  const pair = await holdPair(ctx, seat);
  const open =
    offered.booked.kind === 'stepped' ? await selectOpenRoundOf(ctx.tx, seat) : undefined;
  const unshown = await unshownRound(ctx, seat, offered.booked.kind);
  if (open === undefined && unshown === undefined) {
    const amountMinor = await leastStake(ctx, seat, stakes);
    await refuseStopped(ctx, player.memberId, { mode, amountMinor });
  }
  return {
    ...offered,
    mode,
    purse,
    stakes,
    balanceMinor: await balanceFor(ctx, purse, command),
    pair,
    ...(open !== undefined && { open: await receiptOf(ctx, env.book, open) }),
    ...(unshown !== undefined && { unshown: await receiptOf(ctx, env.book, unshown) }),
  };
}

/** Free spins stake nothing, and wait at a limit of money no less than anywhere. */
async function leastStake(
  ctx: Ctx,
  { memberId, nodeId }: GameSeat,
  stakes: readonly Stake[],
): Promise<bigint> {
  const now = ctx.clock.now();
  const [free] = await selectPlayable(ctx.tx, { memberId, nodeId, now, limit: 1 });
  return free === undefined ? assertDefined(stakes[0], 'a game has stakes').stakeMinor : 0n;
}

/** What there is to play with. A trial's purse is opened here, with its first fun money. */
async function balanceFor(
  ctx: Ctx,
  purse: Purse,
  { player, mode, funCreditMinor }: LaunchCommand,
): Promise<bigint> {
  if (mode === 'trial') {
    return openFunPurse(ctx, { memberId: player.memberId, creditMinor: funCreditMinor });
  }
  return (await balanceOf(ctx, purse)).availableMinor;
}

async function unshownRound(
  ctx: Ctx,
  seat: GameSeat,
  kind: BookedDesign['kind'],
): Promise<Round | undefined> {
  // A stepped round is stored under the time at which it was opened, so the search has to go back
  // further.
  const hours = kind === 'stepped' ? unshownHours + waitHours : unshownHours;
  const from = ctx.clock.now().subtract({ hours });
  const [round] = await selectRounds(ctx.tx, { ...seat, from, limit: 1 });
  return round === undefined || (await selectShown(ctx.tx, seat)) === round.id ? undefined : round;
}
