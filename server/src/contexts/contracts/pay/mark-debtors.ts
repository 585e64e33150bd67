import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { type DebtRow, type NewDebt, sumDebts } from './store-debts.ts';
import { type DebtNews, tellDebts } from './tell-debts.ts';

const reason = 'owes a bill of a contract';

/**
 * Whoever owes may transfer nothing away and offer nothing; the flag goes with the last debt. Both
 * sides are told once of each bill, and the payer once until nothing is owed any more.
 */
export async function markDebtors(
  ctx: Ctx,
  changes: {
    readonly more: readonly NewDebt[];
    readonly fewer: readonly DebtRow[];
    /** Of which the payee has everything by now, from the payer or from the house. */
    readonly cleared: readonly DebtRow[];
  },
): Promise<void> {
  const { more, fewer, cleared } = changes;
  const told: DebtNews[] = [];
  for (const [memberId, debts] of Map.groupBy(more, ({ payerId }) => payerId)) {
    await setFlag(ctx, { memberId, flag: 'DEBT', reason });
    told.push(...(await newsOfMore(ctx, memberId, debts)));
  }
  const at = String(ctx.clock.now());
  told.push(...cleared.map(({ payeeId, billId }) => clearedFor(payeeId, { billId, at })));
  for (const [memberId, debts] of Map.groupBy(fewer, ({ payerId }) => payerId)) {
    if ((await sumDebts(ctx.tx, memberId)) === 0n) {
      await liftFlag(ctx, { memberId, flag: 'DEBT' });
      const billId = debts[0]?.billId ?? '';
      told.push(clearedFor(memberId, { billId, at }));
    }
  }
  await tellDebts(ctx, told);
}

/** The payer hears of the first debts, and of later ones by the reminders. */
async function newsOfMore(
  ctx: Ctx,
  payerId: MemberId,
  debts: readonly NewDebt[],
): Promise<readonly DebtNews[]> {
  const arisen = debts.reduce((sum, { leftMinor }) => sum + leftMinor, 0n);
  const whole = await sumDebts(ctx.tx, payerId);
  const toPayees = debts.map(({ payeeId, billId, ...debt }): DebtNews => ({
    news: 'OWED_TO_YOU',
    memberId: payeeId,
    amount: String(debt.leftMinor),
    reference: billId,
    occasion: '',
  }));
  const [first] = debts;
  const isFirst = first !== undefined && whole === arisen;
  return isFirst
    ? [
        {
          news: 'YOU_OWE',
          memberId: payerId,
          amount: String(whole),
          reference: first.billId,
          occasion: '',
        },
        ...toPayees,
      ]
    : toPayees;
}

function clearedFor(
  memberId: MemberId,
  { billId, at }: { readonly billId: string; readonly at: string },
): DebtNews {
  return { news: 'DEBT_CLEARED', memberId, amount: '0', reference: billId, occasion: at };
}
