import type { KycCause, KycKind, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { setFlag } from '../../../limits/index.ts';
import { readMember } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { upsertDemand } from '../store-demands.ts';

/**
 * Asks for papers beyond the list that everybody reads before the first deposit: only with what
 * made us ask, which stays on record (R18). Money out waits until they are accepted. Refuses with
 * `not_found`.
 */
export async function askForPapers(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly memberId: MemberId;
    readonly kind: KycKind;
    readonly cause: KycCause;
    readonly reason: string;
  },
): Promise<void> {
  const { memberId, kind, cause, reason } = command;
  await readMember(ctx, memberId);
  await setFlag(ctx, { memberId, flag: 'KYC_PENDING', reason });
  const askedAt = ctx.clock.now();
  await upsertDemand(ctx.tx, { ...command, askedAt, askedBy: ctx.actor.name });
  const subject = { type: 'member', id: memberId };
  await recordAct(ctx, { action: 'kyc.ask', subject, after: { kind, cause }, reason });
}
