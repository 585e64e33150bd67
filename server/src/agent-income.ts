import type { MemberId } from '@portal/protocol';
import type { PaidIncome, PaidIncomeQuery } from './contexts/agents/index.ts';
import { envelopeIncomeOf } from './contexts/cashier/index.ts';
import { incomeOf } from './contexts/contracts/index.ts';
import { rebateIncomeOf } from './contexts/rebates/index.ts';
import type { Ctx } from './platform/context.ts';

/** What agents are paid and pay: by contracts, in red envelopes, and as rebates. */
export async function agentIncome(ctx: Ctx, query: PaidIncomeQuery): Promise<PaidIncome> {
  const contracts = await incomeOf(ctx, query);
  const envelopes = await envelopeIncomeOf(ctx, query);
  const rebates = await rebateIncomeOf(ctx, query);
  const below = new Map<MemberId, bigint>();
  for (const { payeeId, amountMinor } of [...contracts.below, ...envelopes.below]) {
    below.set(payeeId, (below.get(payeeId) ?? 0n) + amountMinor);
  }
  return {
    lines: [...contracts.lines, ...envelopes.lines, ...rebates.lines],
    below: [...below]
      .map(([payeeId, amountMinor]) => ({ payeeId, amountMinor }))
      .toSorted((left, right) => Number(right.amountMinor - left.amountMinor)),
  };
}
