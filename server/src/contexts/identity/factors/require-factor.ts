import { secondFactors } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FactorProof } from './check-factor.ts';
import { hasPasskeys } from '../passkeys/store-passkeys.ts';
import { checkFactor } from './check-factor.ts';
import type { Guesser } from './guess-limit.ts';
import { countFactorGuess, forgetFactorGuesses } from './guess-limit.ts';

/** Refuses with `second_factor_required` whoever has one bound and brings none. */
export async function refuseWithoutFactor(ctx: Ctx, subjectId: string): Promise<void> {
  const kinds = await boundFactorKinds(ctx, subjectId);
  if (kinds.length > 0) {
    throw factorRefusal('second_factor_required', kinds);
  }
}

/** Whether an authenticator is bound to the account, whose codes are typed. */
async function hasAuthenticator(ctx: Ctx, subjectId: string): Promise<boolean> {
  return (await factorProblem(ctx, subjectId, undefined)) !== undefined;
}

/** Whether a second factor is bound to the account. */
export async function hasFactor(ctx: Ctx, subjectId: string): Promise<boolean> {
  return (await hasPasskeys(ctx.tx, subjectId)) || (await hasAuthenticator(ctx, subjectId));
}

export type FactorProblem = 'second_factor_required' | 'second_factor_incorrect';

/** What is wrong with the second factor of a sign-in; undefined when it is right, or unbound. */
async function factorProblem(
  ctx: Ctx,
  subjectId: string,
  proof: FactorProof | undefined,
): Promise<FactorProblem | undefined> {
  const verdict = await checkFactor(ctx, subjectId, proof);
  const problems = {
    unbound: undefined,
    right: undefined,
    missing: 'second_factor_required',
    wrong: 'second_factor_incorrect',
  } as const;
  return problems[verdict];
}

/** What was brought beside a first factor: a password, a code, or an account elsewhere. */
export interface Brought {
  readonly factor: FactorProof | undefined;
  /** Whose passkey has signed; undefined where none did, absent where none was brought. */
  readonly passkey?: { readonly owner: string | undefined } | undefined;
}

/**
 * What is wrong with what was brought beside a first factor that was right: a passkey that the
 * owner's device signed with, or a typed factor, of which each is counted as a guess. A passkey is
 * asked for where it is all that is bound, so that whoever learned the password or took the number
 * over has nothing (R66, R67). Refuses with `login_throttled` after five wrong ones on all roads
 * together (agents-loyalty-money.md F).
 */
export async function besideProblem(
  ctx: Ctx,
  guesser: Guesser,
  { factor, passkey }: Brought,
): Promise<FactorProblem | undefined> {
  const { subjectId } = guesser;
  if (passkey !== undefined) {
    return passkey.owner === subjectId ? undefined : 'second_factor_incorrect';
  }
  if (!(await hasAuthenticator(ctx, subjectId))) {
    return (await hasPasskeys(ctx.tx, subjectId)) ? 'second_factor_required' : undefined;
  }
  if (factor === undefined) {
    return 'second_factor_required';
  }
  await countFactorGuess(ctx, guesser);
  const problem = await factorProblem(ctx, subjectId, factor);
  if (problem === undefined) {
    await forgetFactorGuesses(ctx, guesser);
  }
  return problem;
}

/** What may be brought beside a first factor. */
export async function boundFactorKinds(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  const typed = (await hasAuthenticator(ctx, subjectId)) ? secondFactors : [];
  return [...typed, ...((await hasPasskeys(ctx.tx, subjectId)) ? ['passkey'] : [])];
}

export function factorRefusal(
  code: FactorProblem,
  kinds: readonly string[] = secondFactors,
): Refusal {
  return new Refusal(code, { kinds: [...kinds] });
}
