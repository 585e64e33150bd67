import { assert, present } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { type GroupOutcome, postTogether, type Transfer } from '../wallet/index.ts';
import type { BookedDesign } from './design-book.ts';
import type { ReadyCommand, Refused } from './ready-spin.ts';
import { type Round, timeOfRound } from './round.ts';
import { drawNonces, ownerKey } from './seed-pairs.ts';
import { type Spin, spinOnce } from './spin-once.ts';
import { insertRounds } from './store-rounds.ts';
import { type CountedOwner, returnNonces, type SeedOwner, type TakenNonce } from './store-seeds.ts';

/** A round just played, with what its presentation needs; replays bring its name only. */
export interface PlayedRound {
  readonly round: Round;
  readonly spin: Spin;
  readonly seeds: TakenNonce;
  readonly booked: BookedDesign;
}

/**
 * Plays the commands of a batch together; results stand in their order. Smaller stakes go first:
 * when a member cannot pay one, none of theirs behind it can be paid, so the nonces that were
 * played have no gap.
 */
export async function playSpins(
  ctx: Ctx,
  commands: readonly (ReadyCommand | Refused)[],
): Promise<readonly (PlayedRound | Refused)[]> {
  const ready = commands
    .flatMap((command) => ('ok' in command ? [] : command))
    .toSorted((left, right) => Number(left.stake.stakeMinor - right.stake.stakeMinor));
  const spins = prepare(ctx, ready, await drawNonces(ctx, ownersOf(ready)));
  const outcomes = await postTogether(
    ctx,
    spins.map((spin) => transfersOf(spin)),
  );
  const results = spins.map((spin, index) =>
    resultOf(spin, present(outcomes[index], 'every round has an outcome')),
  );
  await store(ctx, spins, results);
  const byCommand = new Map(spins.map((spin, index) => [spin.ready, results[index]]));
  return commands.map((command) =>
    'ok' in command ? command : present(byCommand.get(command), 'every command has a result'),
  );
}

function ownerOf({ command }: ReadyCommand): SeedOwner {
  return { memberId: command.player.memberId, mode: command.mode };
}

/** Each owner once, with how many nonces its commands need. */
function ownersOf(ready: readonly ReadyCommand[]): readonly CountedOwner[] {
  const counted = new Map<string, CountedOwner>();
  for (const command of ready) {
    const owner = ownerOf(command);
    const key = ownerKey(owner);
    counted.set(key, { ...owner, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

function prepare(
  ctx: Ctx,
  ready: readonly ReadyCommand[],
  drawn: ReadonlyMap<string, TakenNonce>,
): readonly PreparedSpin[] {
  const used = new Map<string, bigint>();
  return ready.map((command) => {
    const key = ownerKey(ownerOf(command));
    const first = present(drawn.get(key), 'every owner has nonces');
    const place = used.get(key) ?? 0n;
    used.set(key, place + 1n);
    const seeds = { ...first, nonce: first.nonce + place };
    const spin = spinOnce(command.booked, seeds, command.stake);
    return { ready: command, seeds, spin, roundId: ctx.ids.next('rnd') };
  });
}

/** Rounds that were paid are written; nonces that were not played go back. */
async function store(
  ctx: Ctx,
  spins: readonly PreparedSpin[],
  results: readonly (PlayedRound | Refused)[],
): Promise<void> {
  const rounds = results.flatMap((result) => ('round' in result ? result.round : []));
  if (rounds.length > 0) {
    await insertRounds(ctx, rounds);
  }
  if (rounds.length < spins.length) {
    const unpaid = spins.filter((_, index) => !('round' in present(results[index], 'a result')));
    await returnNonces(ctx, ownersOf(unpaid.map(({ ready }) => ready)));
    assertNoGaps(unpaid, rounds);
  }
}

function assertNoGaps(unpaid: readonly PreparedSpin[], rounds: readonly Round[]): void {
  const lastPlayed = new Map(rounds.map((round) => [ownerKey(round), round.nonce]));
  for (const { seeds } of unpaid) {
    const last = lastPlayed.get(ownerKey(seeds));
    assert(last === undefined || last < seeds.nonce, 'no nonce before a played one is returned');
  }
}

interface PreparedSpin {
  readonly ready: ReadyCommand;
  readonly seeds: TakenNonce;
  readonly spin: Spin;
  readonly roundId: string;
}

/** The stake to the house, then the win back; both are debts of the round (R109). */
function transfersOf({ ready, spin, roundId }: PreparedSpin): readonly Transfer[] {
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

function resultOf(prepared: PreparedSpin, outcome: GroupOutcome): PlayedRound | Refused {
  if (!outcome.ok) {
    return { ok: false, code: outcome.code, data: {} };
  }
  const { ready, seeds, spin, roundId } = prepared;
  const { command, game, purse, stake, booked } = ready;
  const afterStake = present(outcome.posted[0]?.balanceAfterMinor, 'a member has a balance');
  const round: Round = {
    id: roundId,
    memberId: command.player.memberId,
    mode: command.mode,
    nodeId: game.nodeId,
    designNumber: booked.number,
    playedAt: present(timeOfRound(roundId), 'a round id names its time'),
    currency: purse.currency,
    stakeMinor: stake.stakeMinor,
    winMinor: spin.winMinor,
    balanceBeforeMinor: afterStake + stake.stakeMinor,
    balanceAfterMinor: afterStake + spin.winMinor,
    seedIndex: seeds.seedIndex,
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    stops: spin.stops,
  };
  return { round, spin, seeds, booked };
}
