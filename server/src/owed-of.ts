import type { MemberId } from '@portal/protocol';
import { readBetDebt } from './contexts/bets/index.ts';
import { owedOf as owedOnBills } from './contexts/contracts/index.ts';
import type { Ctx } from './platform/context.ts';

/**
 * Minor units of a member's money that belong to others: bills of contracts, and what was won,
 * spent, and then taken back (agents-loyalty-money.md E5). Asked under the lock of the cash
 * account.
 */
export async function owedOf(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  return (await owedOnBills(ctx, memberId)) + (await readBetDebt(ctx, memberId));
}
