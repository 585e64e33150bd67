import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { ContractSettings } from '../../settings.ts';
import { payDues } from '../pay-dues.ts';
import { netDues } from '../receivables.ts';
import { giveBackReserves } from '../reserves.ts';
import { type BillRow, selectWaitingBills } from '../store-bills.ts';
import { closeRun, type RunRow } from '../store-runs.ts';

const billsAtOnce = 200;

/**
 * Pays the next bills of a run in their order, and closes it when none is left. What is done is
 * marked on the bill in the same transaction, so that whoever goes on after a break pays nothing
 * twice. Answers whether it came any further: bills that wait for an operator keep a run open.
 */
export async function payRun(
  ctx: Ctx,
  run: RunRow,
  { isPartial }: Pick<ContractSettings, 'isPartial'>,
): Promise<boolean> {
  const waiting = await selectWaitingBills(ctx.tx, run.id);
  const payable = withoutHeld(waiting).slice(0, billsAtOnce);
  if (payable.length > 0) {
    const gross = payable.map((bill) => ({
      bill,
      amountMinor: bill.amountMinor,
      source: 'SETTLEMENT',
    }));
    await giveBackReserves(ctx, run, payersOf(payable));
    await payDues(ctx, await netDues(ctx, gross), { isPartial });
  }
  const isClosed = await closeRun(ctx.tx, run.id, ctx.clock.now());
  if (isClosed) {
    // Of payers who owed nothing in the end.
    await giveBackReserves(ctx, run, null);
  }
  return isClosed || payable.length > 0;
}

function payersOf(bills: readonly BillRow[]): readonly MemberId[] {
  const ids = bills.map(({ payerId }) => payerId).filter((id) => id !== null);
  return [...new Set(ids)];
}

/** What waits for an operator holds up what is paid below it, and nothing else (C6 step 3). */
function withoutHeld(bills: readonly BillRow[]): readonly BillRow[] {
  const held = new Set<string>();
  return bills.filter(({ payState, payerId, payeeId }) => {
    const isHeld = payState === 'APPROVAL' || (payerId !== null && held.has(payerId));
    if (isHeld) {
      held.add(payeeId);
    }
    return !isHeld;
  });
}
