import type { Ctx } from '../../../platform/context.ts';
import { markDebtors } from './mark-debtors.ts';
import { type BillRow, changeBills } from './store-bills.ts';
import { type DebtRow, lowerDebts, selectDebtsOf } from './store-debts.ts';

/**
 * Whoever has not paid a part that should never have been due does not owe it any more. Answers by
 * how much less is owed.
 */
export async function lowerOwed(ctx: Ctx, bill: BillRow, mostMinor: bigint): Promise<bigint> {
  const { id: billId, payerId } = bill;
  const debts = payerId === null ? [] : await selectDebtsOf(ctx.tx, billId);
  const lowered = loweredDebts(debts, mostMinor);
  const reduced = lowered.reduce((sum, { cutMinor }) => sum + cutMinor, 0n);
  if (reduced === 0n) {
    return 0n;
  }
  const owedMinor = debts.reduce((sum, debt) => sum + openOf(debt), 0n) - reduced;
  const at = ctx.clock.now();
  await lowerDebts(ctx.tx, lowered, at);
  const { nettedMinor, paidMinor } = bill;
  const payState =
    owedMinor > 0n
      ? paidMinor > 0n
        ? 'PART_PAID'
        : 'OWED'
      : paidMinor + nettedMinor > 0n
        ? 'PAID'
        : 'NONE';
  const change = { id: billId, nettedMinor, paidMinor, owedMinor, payState } as const;
  await changeBills(ctx.tx, [change], at);
  const cleared = owedMinor === 0n ? lowered.slice(0, 1) : [];
  await markDebtors(ctx, { more: [], fewer: lowered, cleared });
  return reduced;
}

/** What the house has paid is not owed to the payee any more, who has it. */
function openOf({ leftMinor, houseMinor }: DebtRow): bigint {
  return leftMinor - houseMinor;
}

/** The newest first, as the rules lower them. */
function loweredDebts(
  debts: readonly DebtRow[],
  mostMinor: bigint,
): readonly (DebtRow & { readonly cutMinor: bigint })[] {
  let rest = mostMinor;
  return debts.flatMap((debt) => {
    const openMinor = openOf(debt);
    const cutMinor = openMinor < rest ? openMinor : rest;
    rest -= cutMinor;
    return cutMinor === 0n ? [] : [{ ...debt, leftMinor: debt.leftMinor - cutMinor, cutMinor }];
  });
}
