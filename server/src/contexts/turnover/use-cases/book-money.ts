import type { Ctx } from '../../../platform/context.ts';
import { sendAtCommit } from '../../../platform/statement.ts';
import type { MoneyFact } from '../facts.ts';
import { insertMoneyDeltas } from '../store-facts.ts';
import { sealRequirements } from '../store-requirements.ts';

/**
 * Books facts about money of members, real money only, in the transaction that moves it; the
 * writes leave with COMMIT. Once money was taken out, what its member has done for it stays done.
 * What payments cost the house, which agents bear, is booked with them (A4).
 */
export async function bookMoney(ctx: Ctx, facts: readonly MoneyFact[]): Promise<void> {
  const costs = facts.flatMap((fact) => costOf(fact, ctx.site.paymentCostPartsPerMillion));
  const moved = [...facts, ...costs].filter(({ amountMinor }) => amountMinor !== 0n);
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

const million = 1_000_000n;

/** The share of a payment that it cost the house, down to a whole minor unit. */
function costOf(
  { memberId, kind, amountMinor }: MoneyFact,
  partsPerMillion: number,
): readonly MoneyFact[] {
  const isPayment = kind === 'deposit' || kind === 'withdrawal';
  return isPayment
    ? [{ memberId, kind: 'fee', amountMinor: (amountMinor * BigInt(partsPerMillion)) / million }]
    : [];
}
