import { present } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { type GroupOutcome, postTogether, type Transfer } from '../wallet/index.ts';
import type { BookedDesign } from './design-book.ts';
import type { ReadyCommand, Refused } from './ready-spin.ts';
import { type Round, timeOfRound } from './round.ts';
import { drawNonces, ownerKey } from './seed-pairs.ts';
import { type Spin, spinOnce } from './spin-once.ts';
import { insertRounds } from './store-rounds.ts';
import { returnNonces, type TakenNonce } from './store-seeds.ts';

/** A round just played, with what its presentation needs; replays bring only its name. */
export interface PlayedRound {
  readonly round: Round;
  readonly spin: Spin;
  readonly seeds: TakenNonce;
  readonly booked: BookedDesign;
}

/**
 * Commands of one member wait for each other: a nonce is only known once the command before it was
 * played or refused. Members differ in nearly every batch, so it is one wave nearly always.
 */
export async function playSpins(
  ctx: Ctx,
  commands: readonly (ReadyCommand | Refused)[],
): Promise<readonly (PlayedRound | Refused)[]> {
  const results = new Map<number, PlayedRound | Refused>();
  let waiting: { readonly index: number; readonly ready: ReadyCommand }[] = [];
  commands.forEach((command, index) => {
    if ('ok' in command) {
      results.set(index, command);
    } else {
      waiting.push({ index, ready: command });
    }
  });
  while (waiting.length > 0) {
    const seen = new Set<string>();
    const wave = waiting.filter(({ ready }) => {
      const key = ownerOf(ready);
      return seen.has(key) ? false : seen.add(key);
    });
    const inWave = new Set(wave);
    waiting = waiting.filter((entry) => !inWave.has(entry));
    const played = await playWave(
      ctx,
      wave.map(({ ready }) => ready),
    );
    played.forEach((result, at) => results.set(present(wave[at], 'a place').index, result));
  }
  return commands.map((_, index) => present(results.get(index), 'every command has a result'));
}

function ownerOf({ command }: ReadyCommand): string {
  return ownerKey({ memberId: command.player.memberId, mode: command.mode });
}

async function playWave(
  ctx: Ctx,
  wave: readonly ReadyCommand[],
): Promise<readonly (PlayedRound | Refused)[]> {
  const taken = await drawNonces(
    ctx,
    wave.map(({ command }) => ({ memberId: command.player.memberId, mode: command.mode })),
  );
  const spins = wave.map((ready) => {
    const seeds = present(taken.get(ownerOf(ready)), 'every owner has a nonce');
    const spin = spinOnce(ready.booked, seeds, ready.stake);
    return { ready, seeds, spin, roundId: ctx.ids.next('rnd') };
  });
  const outcomes = await postTogether(
    ctx,
    spins.map((spin) => transfersOf(spin)),
  );
  const results = spins.map((spin, index) =>
    resultOf(spin, present(outcomes[index], 'every round has an outcome')),
  );
  const refused = spins.filter((_, index) => outcomes[index]?.ok === false);
  if (refused.length > 0) {
    await returnNonces(
      ctx,
      refused.map(({ seeds }) => seeds),
    );
  }
  const played = results.filter((result) => 'round' in result);
  if (played.length > 0) {
    await insertRounds(
      ctx,
      played.map(({ round }) => round),
    );
  }
  return results;
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
