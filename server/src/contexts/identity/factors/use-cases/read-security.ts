import { type StepUpKind, stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { assertDefined } from '@portal/money';
import { proofKinds } from '../proof-kinds.ts';
import { countRecoveryCodes, selectStanding } from '../store-factors.ts';

export interface Security {
  readonly authenticatorSince: Temporal.Instant | null;
  readonly recoveryCodes: number;
  readonly proofs: readonly StepUpKind[];
  /** Absent when the last proof is not fresh any more. */
  readonly provenUntil: Temporal.Instant | null;
}

/** How the caller's account is protected. */
export async function readSecurity(ctx: Ctx<MemberActor | OperatorActor>): Promise<Security> {
  const { actor } = ctx;
  const standing = assertDefined(
    await selectStanding(ctx.tx, actor.sessionId),
    'the session was admitted just now',
  );
  const until = standing.provenAt?.add({ seconds: stepUpSeconds }) ?? null;
  const isFresh = until !== null && Temporal.Instant.compare(until, ctx.clock.now()) > 0;
  return {
    authenticatorSince: standing.boundAt,
    proofs: proofKinds(standing),
    recoveryCodes: await countRecoveryCodes(ctx.tx, actor.id),
    provenUntil: isFresh ? until : null,
  };
}
