import type { RoundId } from '@portal/protocol';
import { assert, assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { SqlStatement } from '../../../platform/statement.ts';
import type { BetOrigin } from '../../bets/index.ts';
import type { GroupPosted, Transfer } from '../../wallet/index.ts';
import type { BookedSlot } from '../rounds/design-book.ts';
import type { Purse } from '../play.ts';
import { type Round, timeOfRound } from '../rounds/round.ts';
import { roundsStatement } from '../rounds/store-rounds.ts';
import { type CountedOwner, returnStatement, type TakenNonce } from '../seeds/store-seeds.ts';
import type { ReadyCommand, Refused } from './ready-spin.ts';
import { type Spin, spinOnce } from './spin-once.ts';

/**
 * A round that was just played, with everything that its presenter needs; a replay has the id only.
 */
export interface PlayedRound {
  readonly round: Round;
  readonly spin: Spin;
  readonly seeds: TakenNonce;
  readonly booked: BookedSlot;
  readonly origin: BetOrigin | undefined;
}

/** An outcome whose stake is not paid yet. */
interface PreparedSpin {
  readonly ready: ReadyCommand;
  readonly seeds: TakenNonce;
  readonly spin: Spin;
  readonly roundId: RoundId;
}

/** Nonces taken for a batch: the first of each owner by their key, and how many. */
export interface DrawnNonces {
  readonly owners: readonly CountedOwner[];
  readonly first: ReadonlyMap<string, TakenNonce>;
}

/**
 * The commands that may be played, in the order in which they are. Smaller stakes go first: when a
 * member cannot pay one, none of theirs behind it can be paid, so the nonces that were played have
 * no gap.
 */
export function readyOf(commands: readonly (ReadyCommand | Refused)[]): readonly ReadyCommand[] {
  return commands
    .flatMap((command) => ('ok' in command ? [] : command))
    .toSorted((left, right) => Number(left.stake.stakeMinor - right.stake.stakeMinor));
}

/** Each owner once, with how many nonces its commands need. */
export function ownersOf(commands: readonly ReadyCommand[]): readonly CountedOwner[] {
  const counted = new Map<string, CountedOwner>();
  for (const { owner } of commands) {
    const count = (counted.get(owner.ownerKey)?.count ?? 0) + 1;
    counted.set(owner.ownerKey, { ...owner, count });
  }
  return [...counted.values()];
}

/** A table at which commands are played one by one, each from the next nonce of its owner. */
export function openSpins(
  ctx: Ctx,
  nonces: ReadonlyMap<string, TakenNonce>,
): {
  play(command: ReadyCommand): PreparedSpin;
  /** What was played, in its order. */
  readonly spins: readonly PreparedSpin[];
} {
  const used = new Map<string, bigint>();
  const spins: PreparedSpin[] = [];
  return {
    spins,
    play: (command) => {
      const { ownerKey } = command.owner;
      const first = assertDefined(nonces.get(ownerKey), 'every owner has nonces');
      const place = used.get(ownerKey) ?? 0n;
      used.set(ownerKey, place + 1n);
      const seeds = { ...first, nonce: first.nonce + place };
      const spin = spinOnce(command.booked, seeds, command.stake);
      const prepared = { ready: command, seeds, spin, roundId: ctx.ids.next('rnd') };
      spins.push(prepared);
      return prepared;
    },
  };
}

/** The statements that store rounds, and give back the nonces that no round used. */
export function writesOf(
  rounds: readonly PlayedRound[],
  { owners, first }: DrawnNonces,
): readonly SqlStatement<unknown>[] {
  const played = new Map<string, number>();
  for (const { seeds } of rounds) {
    const { ownerKey, nonce } = seeds;
    const count = played.get(ownerKey) ?? 0;
    const expected =
      assertDefined(first.get(ownerKey), 'every owner has nonces').nonce + BigInt(count);
    assert(nonce === expected, 'no nonce before a played one is returned');
    played.set(ownerKey, count + 1);
  }
  const unplayed = owners
    .map((owner) => ({ ...owner, count: owner.count - (played.get(owner.ownerKey) ?? 0) }))
    .filter(({ count }) => count > 0);
  return [
    ...(rounds.length > 0 ? [roundsStatement(rounds.map(({ round }) => round))] : []),
    ...(unplayed.length > 0 ? [returnStatement(unplayed)] : []),
  ];
}

/** The stake to the house, then the win back; both are debts of the round (R109). */
export function transfersOf({ ready, spin, roundId }: PreparedSpin): readonly Transfer[] {
  const { purse, stake } = ready;
  const common = { currency: purse.currency, reference: roundId };
  const paid: Transfer = {
    ...common,
    debt: `round:${roundId}:stake`,
    type: 'stake',
    from: purse.account,
    to: purse.stakes,
    amountMinor: stake.stakeMinor,
  };
  if (spin.winMinor === 0n) {
    return [paid];
  }
  const won: Transfer = {
    ...common,
    debt: `round:${roundId}:win`,
    type: 'win',
    from: purse.wins,
    to: purse.account,
    amountMinor: spin.winMinor,
  };
  return [paid, won];
}

/** The round, when its stake could be paid. */
export function resultOf(spinPlan: PreparedSpin, posting: GroupPosted): PlayedRound | Refused {
  if (!posting.ok) {
    return { ok: false, code: posting.code, data: {} };
  }
  const { ready, seeds, spin, roundId } = spinPlan;
  const { command, game, purse, stake, booked } = ready;
  const afterStake = assertDefined(posting.balancesAfterMinor[0], 'a member has a balance');
  const round: Round = {
    id: roundId,
    memberId: command.player.memberId,
    mode: command.mode,
    nodeId: game.nodeId,
    designNumber: booked.number,
    playedAt: assertDefined(timeOfRound(roundId), 'a round id names its time'),
    currency: purse.currency,
    stakeMinor: stake.stakeMinor,
    winMinor: spin.winMinor,
    balanceBeforeMinor: afterStake + stake.stakeMinor,
    balanceAfterMinor: afterStake + spin.winMinor,
    seedIndex: seeds.seedIndex,
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    state: 'settled',
    bet: null,
    steps: null,
    result: spin.stops,
    freeSpinsId: null,
  };
  return { round, spin, seeds, booked, origin: command.origin };
}

/** Every account that a purse's rounds touch. */
export function accountsOf({ account, stakes, wins, currency }: Purse) {
  return [account, stakes, wins].map((path) => ({ path, currency }));
}
