import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { deviceOf } from '../device.ts';
import type { FailureKey } from '../store-attempts.ts';
import { clearFailures, isKnownDevice, lockCounts, writeFailures } from '../store-attempts.ts';
import {
  countedGuesses,
  factorPauseSeconds,
  guessWait,
  longWait,
  paymentPauseSeconds,
} from './guess-policy.ts';
import { throttled } from '../throttled.ts';
import { clearAttempt } from '../use-cases/prove-attempt.ts';

/** Who guesses at whose factor. Only whoever has shown a first factor comes so far. */
export interface Guesser {
  readonly subjectId: string;
  readonly request: RequestFacts;
}

/** What a guess counts in. */
interface GuessKeys {
  readonly own: FailureKey;
  /** Of all known browsers together; absent for strangers. */
  readonly devices?: FailureKey;
}

/**
 * Strangers have one count of the account for all roads: sign-ins by password, by code and by an
 * account elsewhere, and recovery. A browser that signed in before has its own, so that a stranger
 * who learned the password locks no device of the owner out, and nothing that happens there lifts
 * the lock of strangers (R63).
 */
async function guessKeys(ctx: Ctx, { subjectId, request }: Guesser): Promise<GuessKeys> {
  const device = deviceOf(request) ?? '';
  const name = `factor:${subjectId}`;
  return (await isKnownDevice(ctx.tx, { subjectId, device }))
    ? {
        own: { scope: 'device', key: `${name}:${device}` },
        devices: { scope: 'devices', key: name },
      }
    : { own: { scope: 'account', key: name } };
}

/**
 * Counts a guess at a factor as a failure already, before it is looked at, so that parallel ones
 * cannot slip through together (R63). Refuses with `login_throttled` where the count is full.
 */
export async function countFactorGuess(ctx: Ctx, guesser: Guesser): Promise<void> {
  const waitSeconds = await countGuess(ctx, await guessKeys(ctx, guesser), factorPauseSeconds);
  if (waitSeconds !== undefined) {
    throw throttled(waitSeconds);
  }
}

/** The guess was right: what this browser got wrong in a row before counts no more. */
export async function forgetFactorGuesses(ctx: Ctx, guesser: Guesser): Promise<void> {
  await clearAttempt(ctx, await guessKeys(ctx, guesser));
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
  const waitSeconds = await scope.transaction((ctx) =>
    countGuess(ctx, { own: key }, paymentPauseSeconds),
  );
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

/** How long no guess of the keys is looked at; one that is looked at is counted. */
async function countGuess(
  ctx: Ctx,
  { own, devices }: GuessKeys,
  pauseSeconds: number,
): Promise<number | undefined> {
  const keys = devices === undefined ? [own] : [own, devices];
  const countOf = await lockCounts(ctx.tx, keys);
  const at = ctx.clock.now();
  const ofAll = devices === undefined ? undefined : longWait(countOf(devices), at);
  const seconds = ofAll ?? guessWait(countOf(own), pauseSeconds, at);
  if (seconds === undefined) {
    for (const key of keys) {
      await writeFailures(ctx.tx, { ...key, failures: countedGuesses(countOf(key), at) + 1, at });
    }
  }
  return seconds;
}
