import { setTimeout as pause } from 'node:timers/promises';
import { assertDefined } from '@portal/money';
import {
  findIssue,
  insertIssues,
  writeDraws,
} from '@portal/server/src/contexts/lottery/store-issues.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';

/** A game of the shipped ones that the server draws itself; this issue has no seed of the house. */
const gameCode = 'SSC1M';
const issueNo = 'BENCH';
const minute = 60_000;

interface Drawn {
  readonly id: bigint;
  readonly gameCode: string;
}

/** An issue that is drawn, whose result may be told. */
export async function drawnIssue(
  inUnit: <T>(run: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<Drawn> {
  await inUnit((ctx) => {
    const nowMs = ctx.clock.nowMs();
    const times = {
      opensAtMs: nowMs - 3 * minute,
      closesAtMs: nowMs - 2 * minute,
      drawsAtMs: nowMs - minute,
    };
    const outside = { commitment: undefined, seedSecret: undefined, beacon: undefined };
    return insertIssues(ctx.tx, [{ gameCode, issueNo, ...times, ...outside }]);
  });
  // The server opens and seals it, as it does with every other one.
  for (;;) {
    const issue = await inUnit((ctx) => findIssue(ctx.tx, { gameCode, issueNo }));
    if (issue?.state === 'closed') {
      break;
    }
    await pause(100);
  }
  const issue = await inUnit((ctx) => findIssue(ctx.tx, { gameCode, issueNo }));
  const { id } = assertDefined(issue, 'the issue of the bench');
  const draw = {
    issueId: id,
    version: 1,
    draw: { balls: [3, 1, 4, 1, 5] },
    source: 'import' as const,
    algorithm: undefined,
    enteredBy: ['bench'],
    reason: undefined,
    serverSeed: undefined,
    isSettled: true,
    isSettling: false,
  };
  await inUnit((ctx) => writeDraws(ctx.tx, [draw], ctx.clock.now()));
  return { id, gameCode };
}
