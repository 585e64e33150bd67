import type { Scope } from '../../../platform/http/route.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { AttemptKeys } from '../attempt-standing.ts';
import { takeBackTry } from '../history/store-sign-ins.ts';
import type { CredentialRow } from '../store.ts';
import { clearFailures, readFailures, takeBackFailures } from '../store-attempts.ts';
import type { Candidate, OpenedAttempt } from './open-attempt.ts';

type Open = Extract<OpenedAttempt, { kind: 'open' }>;

/**
 * Each look costs a hash, and as many are made whoever has the name (R59). More people of other
 * countries under the same national digits type theirs in full.
 */
const mostLooks = 3;

export interface Proven<Found> {
  readonly found: Found;
  readonly candidate: Candidate & { readonly credential: CredentialRow };
}

/**
 * Whose secret it is: `check` looks at one candidate after another. One that was looked at and was
 * not meant keeps the failure, because it is a guess at it; those behind the right one get it back.
 * Where a look fails nothing is counted: a busy server must not cost anybody a captcha.
 */
export async function proveAttempt<Found>(
  scope: Pick<Scope, 'transaction'>,
  { candidates }: Open,
  check: (credential: CredentialRow | undefined) => Promise<Found | undefined>,
): Promise<Proven<Found> | undefined> {
  const [{ keys }] = candidates;
  for (const [index, candidate] of candidates.slice(0, mostLooks).entries()) {
    const { credential } = candidate;
    const found = await takingBack(scope, { candidates, keys }, () => check(credential));
    if (found !== undefined && credential !== undefined) {
      await takeBackOwn(scope, candidates.slice(index + 1));
      return { found, candidate: { ...candidate, credential } };
    }
  }
  return undefined;
}

async function takingBack<Found>(
  scope: Pick<Scope, 'transaction'>,
  { candidates, keys }: Pick<Open, 'candidates'> & { readonly keys: AttemptKeys },
  look: () => Promise<Found>,
): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    await takeBackOwn(scope, candidates.slice(1));
    await scope.transaction((ctx) => takeBackAttempt(ctx, keys));
    throw error;
  }
}

async function takeBackOwn(
  scope: Pick<Scope, 'transaction'>,
  candidates: readonly Candidate[],
): Promise<void> {
  if (candidates.length > 0) {
    await scope.transaction(async (ctx) => {
      for (const { keys } of candidates) {
        await takeBackAttempt(ctx, { ...keys, block: undefined });
      }
    });
  }
}

/** An attempt that is no failure: it was right, or not looked at. */
export async function takeBackAttempt(ctx: Ctx, keys: AttemptKeys): Promise<void> {
  const { own, devices, block, tryId } = keys;
  for (const key of [own, devices, block]) {
    if (key !== undefined) {
      await takeBackFailures(ctx.tx, key, 1);
    }
  }
  if (tryId !== undefined) {
    await takeBackTry(ctx.tx, tryId);
  }
}

/** A success: what was counted here in a row counts no more, and in the sum of all browsers. */
export async function clearAttempt(
  ctx: Ctx,
  { own, devices }: Pick<AttemptKeys, 'own' | 'devices'>,
): Promise<void> {
  if (devices !== undefined) {
    await takeBackFailures(ctx.tx, devices, await readFailures(ctx.tx, own));
  }
  await clearFailures(ctx.tx, own);
}
