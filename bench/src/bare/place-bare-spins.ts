import { assertDefined } from '@portal/money';
import type { GamesEnv } from '@portal/server/src/contexts/games/play.ts';
import { completeNonces, inLockOrder } from '@portal/server/src/contexts/games/seeds/seed-pairs.ts';
import { noncesStatement } from '@portal/server/src/contexts/games/seeds/store-seeds.ts';
import {
  accountsOf,
  openSpins,
  ownersOf,
  type PlayedRound,
  readyOf,
  resultOf,
  transfersOf,
  writesOf,
} from '@portal/server/src/contexts/games/slots/plan-spins.ts';
import {
  readyCommand,
  type Refused,
  type SpinCommand,
} from '@portal/server/src/contexts/games/slots/ready-spin.ts';
import type { SpinAnswer } from '@portal/server/src/contexts/games/slots/use-cases/place-spins.ts';
import { openBatch, type Outcome } from '@portal/server/src/contexts/wallet/index.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';

/**
 * A batch of spins as it was before bets, limits and turnover joined its two sends: key, seeds,
 * stake, win and round, and nothing else. What those cost is what the real one takes more; a server
 * has this one only under the bench (`swap-spins.ts`).
 */
export async function placeSpins(
  ctx: Ctx,
  env: GamesEnv,
  commands: readonly SpinCommand[],
): Promise<readonly SpinAnswer[]> {
  const checked = commands.map((command) => readyCommand(ctx, env, command));
  const ready = readyOf(checked);
  const owners = inLockOrder(ownersOf(ready));
  const batch = await openBatch(ctx, {
    claims: commands.map(({ claim }) => claim),
    accounts: ready.flatMap(({ purse }) => accountsOf(purse)),
    before: [noncesStatement(owners)],
    after: [],
  });
  const first = await completeNonces(ctx, owners, batch.before[0]);
  const fresh = batch.fresh(checked);
  const table = openSpins(ctx, first);
  const spins = readyOf(fresh).map((command) => table.play(command));
  const posted = batch.post(spins.map(transfersOf));
  const results = spins.map((spin, at) => resultOf(spin, assertDefined(posted[at], 'an outcome')));
  const byCommand = new Map(spins.map((spin, at) => [spin.ready, results[at]] as const));
  const outcomes = fresh.map((command) =>
    outcomeOf('ok' in command ? command : assertDefined(byCommand.get(command), 'a result')),
  );
  const rounds = results.flatMap((result) => ('round' in result ? result : []));
  return batch.close(outcomes, [...writesOf(rounds, { owners, first })]);
}

function outcomeOf(result: PlayedRound | Refused): Outcome<PlayedRound> {
  return 'round' in result
    ? { ok: true, value: { roundId: result.round.id }, done: result }
    : result;
}
