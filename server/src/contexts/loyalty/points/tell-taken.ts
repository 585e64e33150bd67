import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An operator took points of a member. */
    'loyalty.points_taken': {
      readonly memberId: MemberId;
      /** What was to go, whether or not it was there. */
      readonly points: string;
      /** All that is owed now. */
      readonly owed: string;
      readonly at: string;
    };
  }
}

export async function tellTaken(
  ctx: Ctx,
  taking: { readonly memberId: MemberId; readonly points: bigint; readonly owed: bigint },
): Promise<void> {
  const { memberId, points, owed } = taking;
  const told = { points: String(points), owed: String(owed), at: String(ctx.clock.now()) };
  await emit(ctx, { name: 'loyalty.points_taken', payload: { memberId, ...told } });
}
