import { assert, assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { isKeptFrom, type Stake } from '../../../catalog/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { checkPlay, type GamesEnv, playerOf, purseOf, refusalData } from '../../play.ts';
import type { BookedSlot } from '../../rounds/design-book.ts';
import { type Round, timeOfRound } from '../../rounds/round.ts';
import { insertRound } from '../../rounds/store-rounds.ts';
import { takeNonce } from '../../seeds/take-nonce.ts';
import { type Spin, spinOnce } from '../../slots/spin-once.ts';
import { type FreeSpins, type FreeSpinsId, overBecause } from '../free-spins.ts';
import { bookWin } from '../book-win.ts';
import type { Games } from '../../games.ts';
import { protectFreeSpin } from '../protect-free-spin.ts';
import { findFreeSpins, lockFreeSpins, updateFreeSpins } from '../store-free-spins.ts';

export interface PlayedFree {
  readonly round: Round;
  readonly spin: Spin;
  readonly booked: BookedSlot;
  readonly serverSeedHash: string;
  readonly left: number;
}

export type FreeSpinsEnv = GamesEnv & Pick<Games, 'prizes' | 'rankOf'>;

/**
 * Plays one of the member's free spins: outcome from the committed seeds as of any round, the win
 * by the canonical command, and what is to be played for it. Refusals in order: `not_found`,
 * `game_not_found`, `play_stopped`, `game_under_maintenance`, `free_spins_over`,
 * `stake_not_allowed`, those of the protection of members. A refusal takes its nonce back (R134).
 */
export async function playFreeSpin(
  ctx: Ctx<MemberActor>,
  env: FreeSpinsEnv,
  id: FreeSpinsId,
): Promise<PlayedFree> {
  const player = playerOf(ctx.actor);
  const { memberId } = player;
  const found = await findFreeSpins(ctx.tx, id);
  if (found === undefined || found.memberId !== memberId) {
    throw new Refusal('not_found');
  }
  const { nodeId } = found;
  const { snapshot } = env;
  const isForOthers = await isKeptFrom(ctx, { snapshot, nodeId, rank: () => env.rankOf(ctx) });
  const offered = checkPlay(env, { player, mode: 'real', nodeId, kinds: ['slot'], isForOthers });
  if (typeof offered === 'string') {
    throw new Refusal(offered, refusalData(offered, nodeId));
  }
  const { booked } = offered;
  // Pairs are locked before accounts, everywhere.
  const seeds = await takeNonce(ctx, { memberId, mode: 'real' });
  const grant = await holdOne(ctx, id);
  const stake = stakeIn(booked, grant);
  const plays = await protectFreeSpin(ctx, grant);
  const spin = spinOnce(booked, seeds, stake);
  const roundId = ctx.ids.next('rnd');
  const { account, currency } = purseOf(memberId, 'real', grant.currency);
  const { balanceMinor } = await balanceOf(ctx, { account, currency });
  const left = grant.left - 1;
  const paid = { grant, roundId, winMinor: spin.winMinor, left };
  const { afterMinor } = await env.prizes(ctx, paid);
  const round: Round = {
    id: roundId,
    memberId,
    mode: 'real',
    nodeId,
    designNumber: booked.number,
    playedAt: assertDefined(timeOfRound(roundId), 'a round id names its time'),
    currency,
    stakeMinor: stake.stakeMinor,
    winMinor: spin.winMinor,
    balanceBeforeMinor: balanceMinor,
    balanceAfterMinor: afterMinor,
    seedIndex: seeds.seedIndex,
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    state: 'settled',
    bet: null,
    steps: null,
    result: spin.stops,
    freeSpinsId: id,
  };
  await insertRound(ctx.tx, round);
  await updateFreeSpins(ctx.tx, { id, left, wonMinor: grant.wonMinor + spin.winMinor });
  await bookWin(ctx, paid);
  await plays.book();
  return { round, spin, booked, serverSeedHash: seeds.hash, left };
}

/** Locked, and with one left. */
async function holdOne(ctx: Ctx, id: FreeSpinsId): Promise<FreeSpins> {
  const grant = assertDefined(await lockFreeSpins(ctx.tx, id), 'it was found');
  const reason = overBecause(grant, ctx.clock.now());
  if (reason !== undefined) {
    throw new Refusal('free_spins_over', { reason });
  }
  return grant;
}

/** A later design of the game may divide its stake into other credits. */
function stakeIn({ design }: BookedSlot, { stakeMinor, currency }: FreeSpins): Stake {
  const credits = BigInt(design.totalBetCredits);
  if (stakeMinor % credits !== 0n) {
    throw new Refusal('stake_not_allowed', { stakes: [], currency });
  }
  assert(stakeMinor >= credits, 'a credit is worth something');
  return { stakeMinor, creditMinor: stakeMinor / credits };
}
