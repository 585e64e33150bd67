import { isLive } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { Wage } from '../agents/index.ts';
import { selectOpenContracts } from './agreements/store-contracts.ts';
import { tiersIn } from './agreements/tiers.ts';

/** The wages that contracts in force, or offers that wait, pay an agent. */
export async function wagesOf(ctx: Ctx, payeeId: MemberId): Promise<readonly Wage[]> {
  const open = await selectOpenContracts(ctx.tx, payeeId);
  return open
    .filter((row) => row.payeeId === payeeId && (isLive(row) || row.state === 'PENDING'))
    .map(({ kind, scope, tiers }) => ({ kind, scope, tiers: tiersIn(tiers) }));
}
