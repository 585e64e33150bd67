import { secondFactors } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FactorProof } from './check-factor.ts';
import { hasPasskeys } from '../passkeys/store-passkeys.ts';
import { checkFactor } from './check-factor.ts';

/** Refuses with `second_factor_required` whoever has one bound and brings none. */
export async function refuseWithoutFactor(ctx: Ctx, subjectId: string): Promise<void> {
  const code = await factorProblem(ctx, subjectId, undefined);
  if (code !== undefined) {
    throw factorRefusal(code);
  }
}

/** Whether a second factor is bound to the account. */
export async function hasFactor(ctx: Ctx, subjectId: string): Promise<boolean> {
  return (await factorProblem(ctx, subjectId, undefined)) !== undefined;
}

/**
 * Whether a passkey is all that is bound. Ways in that ask for none, by a code or by an account
 * elsewhere, prove less than it does (R67).
 */
export async function isPasskeyOnly(ctx: Ctx, subjectId: string): Promise<boolean> {
  return (await hasPasskeys(ctx.tx, subjectId)) && !(await hasFactor(ctx, subjectId));
}

/** Whether a password alone proves who sits there. */
export async function isPasswordEnough(ctx: Ctx, subjectId: string): Promise<boolean> {
  return !(await hasPasskeys(ctx.tx, subjectId)) && !(await hasFactor(ctx, subjectId));
}

export type FactorProblem = 'second_factor_required' | 'second_factor_incorrect';

/** What is wrong with the second factor of a sign-in; undefined when it is right, or unbound. */
export async function factorProblem(
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

/** What was brought beside a password. */
interface BesidePassword {
  readonly factor: FactorProof | undefined;
  /** Whose passkey has signed; undefined where none did, absent where none was brought. */
  readonly passkey?: { readonly owner: string | undefined };
}

/**
 * What is wrong with what was brought beside a password: a passkey that the owner's device signed
 * with, or a typed factor. A passkey is asked for where it is all that is bound, so that whoever
 * learned the password has nothing (R67).
 */
export async function besidePasswordProblem(
  ctx: Ctx,
  subjectId: string,
  { factor, passkey }: BesidePassword,
): Promise<FactorProblem | undefined> {
  if (passkey !== undefined) {
    return passkey.owner === subjectId ? undefined : 'second_factor_incorrect';
  }
  const problem = await factorProblem(ctx, subjectId, factor);
  return problem === undefined && (await isPasskeyOnly(ctx, subjectId))
    ? 'second_factor_required'
    : problem;
}

/** What may be brought beside the password. */
export async function boundFactorKinds(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  const typed = (await hasFactor(ctx, subjectId)) ? secondFactors : [];
  return [...typed, ...((await hasPasskeys(ctx.tx, subjectId)) ? ['passkey'] : [])];
}

export function factorRefusal(
  code: FactorProblem,
  kinds: readonly string[] = secondFactors,
): Refusal {
  return new Refusal(code, { kinds: [...kinds] });
}
