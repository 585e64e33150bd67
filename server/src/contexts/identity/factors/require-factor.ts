import { secondFactors } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FactorProof } from './check-factor.ts';
import { checkFactor } from './check-factor.ts';

const kinds = [...secondFactors];

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

export function factorRefusal(code: FactorProblem): Refusal {
  return new Refusal(code, { kinds });
}
