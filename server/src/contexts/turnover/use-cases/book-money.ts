import type { Ctx } from '../../../platform/context.ts';
import { sendAtCommit } from '../../../platform/statement.ts';
import type { MoneyFact } from '../facts.ts';
import { insertMoneyDeltas } from '../store-facts.ts';
import { sealRequirements } from '../store-requirements.ts';

/**
 * Books facts about money of members, real money only, in the transaction that moves it; the
 * writes leave with COMMIT. Once money was taken out, what its member has done for it stays done.
 */
export async function bookMoney(ctx: Ctx, facts: readonly MoneyFact[]): Promise<void> {
  const moved = facts.filter(({ amountMinor }) => amountMinor !== 0n);
  if (moved.length === 0) {
    return;
  }
  const bookedAt = ctx.clock.now();
  const paidOut = moved.filter(({ kind, amountMinor }) => {
    return kind === 'withdrawal' && amountMinor > 0n;
  });
  const memberIds = [...new Set(paidOut.map(({ memberId }) => memberId))];
  await sendAtCommit(ctx.tx, [
    insertMoneyDeltas(bookedAt, moved),
    ...(memberIds.length > 0 ? [sealRequirements(bookedAt, memberIds)] : []),
  ]);
}
