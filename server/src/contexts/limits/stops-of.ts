import { operatorStops, type MemberId, type OperatorStop } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectFlags } from './store-desk.ts';

/** What stops a member now, of what operators set and lift, for whoever decides about its money. */
export async function stopsOf(ctx: Ctx, memberId: MemberId): Promise<readonly OperatorStop[]> {
  const flags = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  return operatorStops.filter((stop) => flags.some(({ flag }) => flag === stop));
}
