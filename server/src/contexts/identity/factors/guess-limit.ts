import type { Ctx } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import type { FailureKey } from '../store-attempts.ts';
import { clearFailures, lockFailures, writeFailures } from '../store-attempts.ts';
import {
  countedGuesses,
  factorPauseSeconds,
  guessWait,
  paymentPauseSeconds,
} from './guess-policy.ts';
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
  const waitSeconds = await scope.transaction((ctx) => countGuess(ctx, key, factorPauseSeconds));
  return judged(scope, { key, waitSeconds, check });
}

/** The same of the payment password of a member. */
export async function withinPaymentGuesses(
  scope: Pick<Scope, 'transaction'>,
  subjectId: string,
  check: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  const key: FailureKey = { scope: 'account', key: `proof:payment:${subjectId}` };
  const waitSeconds = await scope.transaction((ctx) => countGuess(ctx, key, paymentPauseSeconds));
  return judged(scope, { key, waitSeconds, check });
}

async function judged(
  scope: Pick<Scope, 'transaction'>,
  guess: {
    readonly key: FailureKey;
    readonly waitSeconds: number | undefined;
    readonly check: (ctx: Ctx) => Promise<boolean>;
  },
): Promise<boolean> {
  const { key, waitSeconds, check } = guess;
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

/** Counts it as a failure already; how long to wait instead, where the count is full. */
export async function countGuess(
  ctx: Ctx,
  key: FailureKey,
  pauseSeconds: number,
): Promise<number | undefined> {
  const count = (await lockFailures(ctx.tx, [key])).get('account');
  const at = ctx.clock.now();
  const seconds = guessWait(count, pauseSeconds, at);
  if (seconds === undefined) {
    await writeFailures(ctx.tx, { ...key, failures: countedGuesses(count, at) + 1, at });
  }
  return seconds;
}
