import { closeYeekeeRound } from '@portal/lottery';
import type { Ctx } from '../../../../platform/context.ts';
import type { Game } from '../../game.ts';
import { voidIssue, writeDraws } from '../../store-issues.ts';
import { tellResults } from '../../tell-results.ts';
import { lockShotRounds, selectNumbers } from '../store-shots.ts';

const drawnAtOnce = 20;

/**
 * Makes the draws of rounds whose shots are over, in the order of the shots' arrival; a round with
 * fewer than twenty is void, and every stake goes back (lottery.md A3.3).
 */
export async function drawShots(
  ctx: Ctx,
  games: readonly Game[],
): Promise<{ readonly isMore: boolean }> {
  const gameCodes = games
    .filter(({ settings }) => settings.source === 'shots')
    .map(({ gameCode }) => gameCode);
  const at = ctx.clock.now();
  const rounds = await lockShotRounds(ctx.tx, { gameCodes, at, limit: drawnAtOnce });
  const numbers = await selectNumbers(
    ctx.tx,
    rounds.map(({ id }) => id),
  );
  for (const { id, ticketCount } of rounds) {
    const shots = numbers.get(id) ?? [];
    if (closeYeekeeRound(shots).ok) {
      const made = { issueId: id, version: 1, draw: { shots }, isSettled: ticketCount === 0 };
      await writeDraws(ctx.tx, [{ ...made, ...byShots }], at);
    } else {
      await voidIssue(ctx.tx, id, 'fewer than twenty shots');
    }
  }
  await tellResults(
    ctx,
    rounds.map(({ id }) => id),
  );
  return { isMore: rounds.length === drawnAtOnce };
}

const byShots = {
  source: 'shots',
  algorithm: undefined,
  enteredBy: [],
  reason: undefined,
  serverSeed: undefined,
  isSettling: false,
} as const;
