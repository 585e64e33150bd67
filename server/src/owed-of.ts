import type { MemberId } from '@portal/protocol';
import { readBetDebt } from './contexts/bets/index.ts';
import { owedOf as owedOnBills } from './contexts/contracts/index.ts';
import { owedOfBonuses } from './contexts/rewards/index.ts';
import type { Ctx } from './platform/context.ts';

/**
 * Minor units of a member's money that belong to others: bills of contracts, what was won, spent,
 * and then taken back (agents-loyalty-money.md E5), and what bonuses that are over still take (D8).
 * Asked under the lock of the cash account.
 */
export async function owedOf(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  const ofBets = await readBetDebt(ctx, memberId);
  return (await owedOnBills(ctx, memberId)) + ofBets + (await owedOfBonuses(ctx, memberId));
}
