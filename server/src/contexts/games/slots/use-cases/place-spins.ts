import type { RoundId } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { bookSettledBets } from '../../../bets/index.ts';
import { playersLook } from '../../../limits/index.ts';
import { requirementsLook } from '../../../turnover/index.ts';
import { type OnceAnswer, openBatch, type Outcome } from '../../../wallet/index.ts';
import { betOf } from '../../rounds/bet-of-round.ts';
import { completeNonces, inLockOrder } from '../../seeds/seed-pairs.ts';
import { noncesStatement } from '../../seeds/store-seeds.ts';
import type { GamesEnv } from '../../play.ts';
import {
  accountsOf,
  openSpins,
  ownersOf,
  type PlayedRound,
  readyOf,
  resultOf,
  transfersOf,
  writesOf,
} from '../plan-spins.ts';
import { protectSpins } from '../protect-spins.ts';
import { type ReadyCommand, readyCommand, type Refused, type SpinCommand } from '../ready-spin.ts';

export type SpinAnswer = OnceAnswer<PlayedRound>;

/** The value stored under an idempotency key: the round itself holds the rest. */
export interface SpinReceipt {
  readonly roundId: RoundId;
}

/**
 * Plays one round per command, set-based: checks, outcome from the committed seeds, stake and win
 * posted together, round stored, all before anything is shown (R36). Refusals in order:
 * `idempotency_conflict`, `in_need_true_account`, `game_not_found`, `play_stopped`,
 * `game_under_maintenance`, `trial_not_offered`, `stake_not_allowed`, those of the protection of
 * members, `game_excluded_by_promo`, `stake_above_promo_limit`, `insufficient_balance`.
 * A refusal never consumes a nonce, so that the nonces of a seed have no gaps (R134).
 */
export async function placeSpins(
  ctx: Ctx,
  env: GamesEnv,
  commands: readonly SpinCommand[],
): Promise<readonly SpinAnswer[]> {
  const checked = commands.map((command) => readyCommand(ctx, env, command));
  const ready = readyOf(checked);
  const owners = inLockOrder(ownersOf(ready));
  const memberIds = [...new Set(ready.map(({ owner }) => owner.memberId))];
  const batch = await openBatch(ctx, {
    claims: commands.map(({ claim }) => claim),
    accounts: ready.flatMap(({ purse }) => accountsOf(purse)),
    before: [noncesStatement(owners)],
    after: [playersLook(ctx, memberIds), requirementsLook(ctx, memberIds)],
  });
  const first = await completeNonces(ctx, owners, batch.before[0]);

  const fresh = batch.fresh(checked);
  const [players, requirements] = batch.after;
  const table = openSpins(ctx, first);
  const play = (command: ReadyCommand) => table.play(command).spin.winMinor;
  const protection = protectSpins(ctx, { players, requirements, play }, readyOf(fresh));
  const { spins } = table;
  const posted = batch.post(spins.map(transfersOf));

  const results = spins.map((spin, at) => resultOf(spin, assertDefined(posted[at], 'an outcome')));
  const byCommand = new Map([
    ...protection.refused,
    ...spins.map((spin, at) => [spin.ready, results[at]] as const),
  ]);
  const outcomes = fresh.map((command) =>
    outcomeOf('ok' in command ? command : assertDefined(byCommand.get(command), 'a result')),
  );
  const rounds = results.flatMap((result) => ('round' in result ? result : []));
  const bets = rounds.map(({ round, origin }) => betOf(ctx, round, { kind: 'slot', origin }));
  return batch.close(outcomes, [
    ...writesOf(rounds, { owners, first }),
    ...(await bookSettledBets(ctx, requirements, { bookedAt: batch.bookedAt, bets })),
    ...protection.writesOf(rounds),
  ]);
}

function outcomeOf(result: PlayedRound | Refused): Outcome<PlayedRound> {
  return 'round' in result
    ? { ok: true, value: { roundId: result.round.id } satisfies SpinReceipt, done: result }
    : result;
}
