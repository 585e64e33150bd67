import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { deviceOf } from '../device.ts';
import type { FailureKey } from '../store-attempts.ts';
import {
  clearFailures,
  isKnownDevice,
  lockFailures,
  takeBackFailures,
  writeFailures,
} from '../store-attempts.ts';
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
 * The counts of a guess. One of the account is kept for all roads: sign-ins by password, by code
 * and by an account elsewhere, recovery, and whoever is signed in. A browser that signed in before
 * is judged by its own, so that a stranger who learned the password locks no device of the owner
 * out (R63); its guesses count in both.
 */
interface GuessKeys {
  readonly judged: FailureKey;
  readonly account: FailureKey;
}

async function guessKeys(ctx: Ctx, { subjectId, request }: Guesser): Promise<GuessKeys> {
  const device = deviceOf(request) ?? '';
  const account: FailureKey = { scope: 'account', key: `factor:${subjectId}` };
  return (await isKnownDevice(ctx.tx, { subjectId, device }))
    ? { account, judged: { scope: 'device', key: `factor:${subjectId}:${device}` } }
    : { account, judged: account };
}

/**
 * Counts a guess at a factor as a failure already, before it is looked at, so that parallel ones
 * cannot slip through together (R63). Refuses with `login_throttled` where the count is full.
 */
export async function countFactorGuess(ctx: Ctx, guesser: Guesser): Promise<void> {
  const { judged, account } = await guessKeys(ctx, guesser);
  const counts = await lockFailures(ctx.tx, judged === account ? [account] : [account, judged]);
  const at = ctx.clock.now();
  const waitSeconds = guessWait(counts.get(judged.scope), factorPauseSeconds, at);
  if (waitSeconds !== undefined) {
    throw throttled(waitSeconds);
  }
  for (const key of new Set([judged, account])) {
    const failures = countedGuesses(counts.get(key.scope), at) + 1;
    await writeFailures(ctx.tx, { ...key, failures, at });
  }
}

/** The guess was right: what this browser got wrong in a row before counts no more. */
export async function forgetFactorGuesses(ctx: Ctx, guesser: Guesser): Promise<void> {
  const { judged, account } = await guessKeys(ctx, guesser);
  if (judged !== account) {
    const own = (await lockFailures(ctx.tx, [account, judged])).get(judged.scope)?.failures ?? 0;
    await takeBackFailures(ctx.tx, account, own);
  }
  await clearFailures(ctx.tx, judged);
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
  const waitSeconds = await scope.transaction((ctx) => countPaymentGuess(ctx, key));
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

async function countPaymentGuess(ctx: Ctx, key: FailureKey): Promise<number | undefined> {
  const count = (await lockFailures(ctx.tx, [key])).get('account');
  const at = ctx.clock.now();
  const seconds = guessWait(count, paymentPauseSeconds, at);
  if (seconds === undefined) {
    await writeFailures(ctx.tx, { ...key, failures: countedGuesses(count, at) + 1, at });
  }
  return seconds;
}
