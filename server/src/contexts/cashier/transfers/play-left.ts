import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type CashierPorts, leftOf } from '../withdrawals/requirements.ts';

/** Play that is asked for before any money of the member may leave. */
export async function playLeft(
  ctx: Ctx,
  memberId: MemberId,
  ports: Pick<CashierPorts, 'requirementsOf'>,
): Promise<bigint> {
  const open = await ports.requirementsOf(ctx, memberId);
  return open.reduce((sum, requirement) => sum + leftOf(requirement), 0n);
}
