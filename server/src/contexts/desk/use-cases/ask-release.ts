import type { ApprovalId, MemberId, ReleasedProtection } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hasProtection } from '../../identity/index.ts';
import { readMember } from '../../members/index.ts';
import { askApproval } from '../../operators/index.ts';
import { releaseAct } from '../release-act.ts';

/**
 * Asks a second person to take a contact or the payment password off a member who can prove neither
 * it nor a code (agents-loyalty-money.md F). Refuses with `not_found`, `protection_not_set`.
 */
export async function askRelease(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly memberId: MemberId;
    readonly what: ReleasedProtection;
    readonly reason: string;
  },
  rules: { readonly waitHours: number },
): Promise<ApprovalId> {
  const { memberId, what, reason } = command;
  const { account } = await readMember(ctx, memberId);
  if (!(await hasProtection(ctx, memberId, what))) {
    throw new Refusal('protection_not_set');
  }
  const payload = { memberId, account, what };
  return askApproval(ctx, { act: releaseAct, payload, reason, ...rules });
}
