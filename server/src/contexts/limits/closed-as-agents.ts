import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectClosedAsAgents } from './store-desk.ts';

const ended = ['FROZEN', 'NO_AGENT'] as const;

/**
 * Who of them is frozen or may be no agent any more, and who is excluded, unless the site lets such
 * an agent go on without play (agents-loyalty-money.md H).
 */
export async function closedAsAgents(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const flags = ctx.site.excludedAgentsRunOn ? ended : [...ended, 'RG_EXCLUDED'];
  return new Set(await selectClosedAsAgents(ctx.tx, { ids, flags }, ctx.clock.now()));
}
