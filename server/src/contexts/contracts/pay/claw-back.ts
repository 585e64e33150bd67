import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import type { ContractSettings } from '../settings.ts';
import { lowerOwed } from './lower-owed.ts';
import { payDues } from './pay-dues.ts';
import { cashOf, factOf, purseOf } from './postings.ts';
import type { BillRow } from './store-bills.ts';
import type { StoredClawback } from './store-corrections.ts';
import { addReceivables } from './store-receivables.ts';

/** A settled bill, and by how much its corrected figures move it. */
export interface Fallen {
  readonly bill: BillRow;
  readonly deltaMinor: bigint;
}

type Done = Pick<StoredClawback, 'owedReducedMinor' | 'takenMinor' | 'receivableMinor'>;

/**
 * What a correction does to one bill: a rise is paid whole as a supplement, because what the
 * contract paid too much before is taken from its next bills alone; a fall first lowers what is
 * still owed on it, then is taken from the wallet, or from the next pay of the same contract. A
 * wallet never goes below zero (C7).
 */
export async function clawBack(
  ctx: Ctx,
  { bill, deltaMinor }: Fallen,
  settings: ContractSettings,
): Promise<Done> {
  if (deltaMinor > 0n) {
    const due = { bill, amountMinor: deltaMinor, nettedMinor: 0n, source: 'SUPPLEMENT' };
    await payDues(ctx, [due], settings);
    return { owedReducedMinor: 0n, takenMinor: 0n, receivableMinor: 0n };
  }
  const fallMinor = 0n - deltaMinor;
  const owedReducedMinor = await lowerOwed(ctx, bill, fallMinor);
  const rest = fallMinor - owedReducedMinor;
  const takenMinor = settings.clawback.mode === 'WALLET_NOW' ? await takeBack(ctx, bill, rest) : 0n;
  const receivableMinor = rest - takenMinor;
  if (receivableMinor > 0n) {
    const { contractId } = bill;
    await addReceivables(ctx.tx, [{ contractId, amountMinor: receivableMinor }]);
  }
  return { owedReducedMinor, takenMinor, receivableMinor };
}

/** What the payee has of it goes back at once; whoever gets it serves debts of their own next. */
async function takeBack(ctx: Ctx, bill: BillRow, mostMinor: bigint): Promise<bigint> {
  const { id, payeeId, payerId, kind, revision } = bill;
  const { currency } = ctx.site;
  const purse = { account: cashOf(payeeId), currency };
  const { balances } = await lockAndLook(ctx, { accounts: [purse], debts: [] });
  const has = balances[0]?.availableMinor ?? 0n;
  const amountMinor = has < mostMinor ? has : mostMinor;
  if (amountMinor <= 0n) {
    return 0n;
  }
  const [outcome] = await post(ctx, [
    {
      debt: `bill:${id}:back:${revision}`,
      type: 'reversal',
      from: cashOf(payeeId),
      to: purseOf(payerId),
      amountMinor,
      currency,
      reference: id,
    },
  ]);
  assert(outcome?.ok === true, 'what a locked purse has can be taken');
  await bookMoney(ctx, [{ memberId: payeeId, kind: factOf(kind), amountMinor: 0n - amountMinor }]);
  return amountMinor;
}
