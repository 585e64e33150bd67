import type { Ctx } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { accountSteps, effectiveFailures, judgeAttempt } from '../attempt-policy.ts';
import type { FailureKey } from '../store-attempts.ts';
import { clearFailures, lockFailures, writeFailures } from '../store-attempts.ts';
import { throttled } from '../throttled.ts';

/**
 * Guesses of somebody who is signed in, counted before they are checked, so that parallel ones
 * cannot slip through together (R63). Refuses with `login_throttled`; answers what `check` found.
 */
export async function withinGuesses(
  scope: Pick<Scope, 'transaction'>,
  subjectId: string,
  check: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  const key: FailureKey = { scope: 'account', key: `proof:${subjectId}` };
  const waitSeconds = await scope.transaction((ctx) => countGuess(ctx, key));
  if (waitSeconds !== undefined) {
    throw throttled(waitSeconds);
  }
  return scope.transaction(async (ctx) => {
    const isRight = await check(ctx);
    if (isRight) {
      await clearFailures(ctx.tx, key);
    }
    return isRight;
  });
}

async function countGuess(ctx: Ctx, key: FailureKey): Promise<number | undefined> {
  const count = (await lockFailures(ctx.tx, [key])).get('account');
  const at = ctx.clock.now();
  const history = { account: count, block: undefined, device: undefined, isKnownDevice: false };
  const verdict = judgeAttempt(history, at);
  if (verdict.kind === 'wait') {
    return verdict.seconds;
  }
  await writeFailures(ctx.tx, {
    ...key,
    failures: effectiveFailures(count, accountSteps, at) + 1,
    at,
  });
  return undefined;
}
