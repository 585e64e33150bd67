import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { deviceOf } from '../device.ts';
import type { FailureKey } from '../store-attempts.ts';
import { clearFailures, isKnownDevice, lockFailures, writeFailures } from '../store-attempts.ts';
import {
  countedGuesses,
  factorPauseSeconds,
  guessWait,
  paymentPauseSeconds,
} from './guess-policy.ts';
import { throttled } from '../throttled.ts';

/** Who guesses at whose factor. Only whoever has shown a first factor comes so far. */
export interface Guesser {
  readonly subjectId: string;
  readonly request: RequestFacts;
}

/**
 * The count of a guess. Strangers have one of the account for all roads: sign-ins by password, by
 * code and by an account elsewhere, and recovery. A browser that signed in before has its own, so
 * that a stranger who learned the password locks no device of the owner out, and nothing that
 * happens there lifts the lock of strangers (R63).
 */
async function guessKey(ctx: Ctx, { subjectId, request }: Guesser): Promise<FailureKey> {
  const device = deviceOf(request) ?? '';
  return (await isKnownDevice(ctx.tx, { subjectId, device }))
    ? { scope: 'device', key: `factor:${subjectId}:${device}` }
    : { scope: 'account', key: `factor:${subjectId}` };
}

/**
 * Counts a guess at a factor as a failure already, before it is looked at, so that parallel ones
 * cannot slip through together (R63). Refuses with `login_throttled` where the count is full.
 */
export async function countFactorGuess(ctx: Ctx, guesser: Guesser): Promise<void> {
  const key = await guessKey(ctx, guesser);
  const waitSeconds = await countGuess(ctx, key, factorPauseSeconds);
  if (waitSeconds !== undefined) {
    throw throttled(waitSeconds);
  }
}

/** The guess was right: what this browser got wrong in a row before counts no more. */
export async function forgetFactorGuesses(ctx: Ctx, guesser: Guesser): Promise<void> {
  await clearFailures(ctx.tx, await guessKey(ctx, guesser));
}

/** A guess of a call that does nothing else; answers what `check` found. */
export async function withinGuesses(
  scope: Pick<Scope, 'transaction'>,
  guesser: Guesser,
  check: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  await scope.transaction((ctx) => countFactorGuess(ctx, guesser));
  return scope.transaction(async (ctx) => {
    const isRight = await check(ctx);
    if (isRight) {
      await forgetFactorGuesses(ctx, guesser);
    }
    return isRight;
  });
}

/** The same of the payment password of a member, which has a count of its own. */
export async function withinPaymentGuesses(
  scope: Pick<Scope, 'transaction'>,
  subjectId: string,
  check: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  const key: FailureKey = { scope: 'account', key: `proof:payment:${subjectId}` };
  const waitSeconds = await scope.transaction((ctx) => countGuess(ctx, key, paymentPauseSeconds));
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

/** How long no guess of the key is looked at; one that is looked at is counted. */
async function countGuess(
  ctx: Ctx,
  key: FailureKey,
  pauseSeconds: number,
): Promise<number | undefined> {
  const count = (await lockFailures(ctx.tx, [key])).get(key.scope);
  const at = ctx.clock.now();
  const seconds = guessWait(count, pauseSeconds, at);
  if (seconds === undefined) {
    await writeFailures(ctx.tx, { ...key, failures: countedGuesses(count, at) + 1, at });
  }
  return seconds;
}
