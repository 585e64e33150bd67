import { assert } from '@portal/money';
import { type ContractId, isIdOf, settlingWays } from '@portal/protocol';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { type Facts, moneyFact, recordAct } from '../../trail/index.ts';
import { bookMoney } from '../../turnover/index.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import { cashOf, factOf, purseOf } from '../pay/postings.ts';
import { spendReceivables } from '../pay/store-receivables.ts';
import { clearReceivable, selectStranded, type StrandedRow } from './store-stranded.ts';

const payload = z.strictObject({
  contractId: z.custom<ContractId>((id) => typeof id === 'string' && isIdOf('ctr', id)),
  way: z.enum(settlingWays),
  /** As they were called when it was asked for; the creditor is empty for the house. */
  debtor: z.string(),
  creditor: z.string(),
});

export type Settling = z.output<typeof payload>;

/**
 * What a contract paid too much is taken from the purse of its payee, as far as that has it, or
 * written off, as a second person lets it happen (C7). Refuses `not_found` what is not stranded any
 * more, and `debt_not_settled` a purse that has nothing.
 */
export const settleAct: Act<Settling> = {
  name: 'agent.settle_debt',
  ability: 'agents.manage',
  payload,
  facts: ({ way, debtor, creditor }): Facts => ({ way, from: debtor, to: creditor }),
  subject: ({ contractId }) => ({ type: 'contract', id: contractId }),
  perform: async (ctx, { id, payload: { contractId, way }, reason }) => {
    const row = await strandedOne(ctx, contractId);
    const settledMinor = way === 'collect' ? await collect(ctx, row, id) : row.leftMinor;
    if (way === 'write_off') {
      await clearReceivable(ctx.tx, contractId);
    }
    await recordAct(ctx, {
      action: 'agent.settle_debt',
      subject: { type: 'contract', id: contractId },
      before: { left: moneyFact(ctx, row.leftMinor) },
      after: { way, left: moneyFact(ctx, row.leftMinor - settledMinor) },
      reason,
    });
  },
};

/** Refuses `not_found` what pay will bring in, or what is settled. The row stays locked. */
export async function strandedOne(ctx: Ctx, contractId: ContractId): Promise<StrandedRow> {
  const [row] = await selectStranded(ctx.tx, { at: ctx.clock.now(), contractId });
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  return row;
}

/** What the purse has of it goes back to whoever paid too much; a purse never goes below zero. */
async function collect(ctx: Ctx, row: StrandedRow, approvalId: string): Promise<bigint> {
  const { currency: code } = ctx.site;
  const from = cashOf(row.payeeId);
  const { balances } = await lockAndLook(ctx, {
    accounts: [{ account: from, currency: code }],
    debts: [],
  });
  const has = balances[0]?.availableMinor ?? 0n;
  const amountMinor = has < row.leftMinor ? has : row.leftMinor;
  if (amountMinor <= 0n) {
    throw new Refusal('debt_not_settled');
  }
  const [outcome] = await post(ctx, [
    {
      debt: `settled:${approvalId}`,
      type: 'reversal',
      from,
      to: purseOf(row.payerId),
      amountMinor,
      currency: code,
      reference: row.contractId,
    },
  ]);
  assert(outcome?.ok === true, 'what a locked purse has can be taken');
  const fact = { memberId: row.payeeId, kind: factOf(row.kind), amountMinor: 0n - amountMinor };
  await bookMoney(ctx, [fact]);
  await spendReceivables(ctx.tx, [{ contractId: row.contractId, amountMinor }]);
  return amountMinor;
}
