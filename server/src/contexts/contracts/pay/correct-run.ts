import type { Bill } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import { clawBack } from './claw-back.ts';
import { recomputeRun } from './recompute-run.ts';
import {
  type BillRow,
  changeBills,
  correctBills,
  selectBills,
  selectBillsOfRun,
} from './store-bills.ts';
import { insertClawbacks } from './store-corrections.ts';
import type { RunRow } from './store-runs.ts';
import { whyOf } from './why.ts';

/** Computes the bills of a settled unit again, and moves each by its own difference. */
export async function correctRun(ctx: Ctx, run: RunRow, settings: ContractSettings): Promise<void> {
  const stored = await selectBillsOfRun(ctx.tx, run.id);
  const { bills, carries } = await recomputeRun(ctx, { run, stored, settings });
  const byContract = new Map<string, Bill>(bills.map((bill) => [bill.contractId, bill]));
  const moved = stored.flatMap((row) => {
    const bill = byContract.get(row.contractId);
    return bill === undefined || !isMoved(row, bill) ? [] : [{ row, bill }];
  });
  if (moved.length === 0) {
    return;
  }
  await correctBills(
    ctx.tx,
    moved.map(({ row, bill }) => ({
      id: row.id,
      status: bill.status,
      tier: bill.tier,
      validMinor: bill.figures.validMinor,
      netLossMinor: bill.netLossMinor,
      active: bill.figures.active,
      amountMinor: bill.amountMinor,
      carryOutMinor: carries.get(row.contractId) ?? 0n,
      why: whyOf(bill, row.why.tiers),
    })),
  );
  for (const { row, bill } of moved) {
    await moveBill(ctx, { row, deltaMinor: bill.amountMinor - row.amountMinor }, settings);
  }
}

function isMoved(row: BillRow, { figures, netLossMinor, amountMinor }: Bill): boolean {
  return (
    figures.validMinor !== row.validMinor ||
    figures.active !== row.active ||
    netLossMinor !== row.netLossMinor ||
    amountMinor !== row.amountMinor
  );
}

/** In paying order; what was not paid yet simply becomes another amount. */
async function moveBill(
  ctx: Ctx,
  { row, deltaMinor }: { readonly row: BillRow; readonly deltaMinor: bigint },
  settings: ContractSettings,
): Promise<void> {
  const [bill] = await selectBills(ctx.tx, [row.id]);
  if (bill === undefined || deltaMinor === 0n) {
    return;
  }
  if (row.payState === 'REJECTED') {
    return;
  }
  if (row.payState === 'WAITING' || row.payState === 'APPROVAL') {
    const { nettedMinor, paidMinor, owedMinor } = bill;
    const payState = bill.amountMinor === 0n ? ('NONE' as const) : row.payState;
    const change = { id: bill.id, nettedMinor, paidMinor, owedMinor, payState };
    await changeBills(ctx.tx, [change], ctx.clock.now());
    return;
  }
  if (deltaMinor < 0n && 0n - deltaMinor < settings.clawback.leastMinor) {
    return;
  }
  const done = await clawBack(ctx, { bill, deltaMinor }, settings);
  const { id: billId, revision } = bill;
  const before = { whyBefore: JSON.stringify(row.why), amountBeforeMinor: row.amountMinor };
  await insertClawbacks(
    ctx.tx,
    [{ billId, revision, deltaMinor, ...done, ...before }],
    ctx.clock.now(),
  );
}
