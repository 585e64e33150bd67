import type { KycKind, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readMember } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { settleDemand } from '../settle-demand.ts';

/** Asks no longer. Refusals in order: `not_found`, `papers_not_asked`. */
export async function dropDemand(
  ctx: Ctx<OperatorActor>,
  command: { readonly memberId: MemberId; readonly kind: KycKind; readonly reason: string },
): Promise<void> {
  const { memberId, kind, reason } = command;
  await readMember(ctx, memberId);
  if (!(await settleDemand(ctx, { memberId, kind }))) {
    throw new Refusal('papers_not_asked');
  }
  const subject = { type: 'member', id: memberId };
  await recordAct(ctx, { action: 'kyc.drop', subject, before: { kind }, reason });
}
