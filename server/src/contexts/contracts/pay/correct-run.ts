import type { Bill } from '@portal/commission';
import type { BillPayState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import { payStateOf } from './bill-row.ts';
import { clawBack } from './claw-back.ts';
import { recomputeRun } from './recompute-run.ts';
import {
  type BillRow,
  changeBills,
  correctBills,
  selectBills,
  selectBillsOfRun,
  writeOff,
} from './store-bills.ts';
import { insertClawbacks } from './store-corrections.ts';
import type { RunRow } from './store-runs.ts';
import { whyOf } from './why.ts';

/**
 * Computes the bills of a settled unit again, and moves each by its own difference. Answers whether
 * it carries something else into the next units now, which are to be computed again after it.
 */
export async function correctRun(
  ctx: Ctx,
  run: RunRow,
  settings: ContractSettings,
): Promise<{ readonly isCarryMoved: boolean }> {
  const stored = await selectBillsOfRun(ctx.tx, run.id);
  const { bills, carryIn, carryOut } = await recomputeRun(ctx, { run, stored, settings });
  const byContract = new Map<string, Bill>(bills.map((bill) => [bill.contractId, bill]));
  const moved = stored.flatMap((row) => {
    const bill = byContract.get(row.contractId);
    const carryInMinor = carryIn.get(row.contractId) ?? 0n;
    const carryOutMinor = carryOut.get(row.contractId) ?? 0n;
    return bill === undefined || !isMoved(row, { ...bill, carryInMinor, carryOutMinor })
      ? []
      : [{ row, bill, carryInMinor, carryOutMinor }];
  });
  if (moved.length === 0) {
    return { isCarryMoved: false };
  }
  await correctBills(
    ctx.tx,
    moved.map(({ row, bill, carryInMinor, carryOutMinor }) => ({
      id: row.id,
      status: bill.status,
      tier: bill.tier,
      validMinor: bill.validMinor,
      netLossMinor: bill.netLossMinor,
      active: bill.figures.active,
      amountMinor: bill.amountMinor,
      carryInMinor,
      carryOutMinor,
      why: whyOf(bill, row.why.tiers),
    })),
  );
  for (const { row, bill } of moved) {
    const deltaMinor = bill.amountMinor - row.amountMinor;
    await moveBill(ctx, { run, row, deltaMinor }, settings);
  }
  return {
    isCarryMoved: moved.some(({ row, carryOutMinor }) => carryOutMinor !== row.carryOutMinor),
  };
}

type Carried = Pick<BillRow, 'carryInMinor' | 'carryOutMinor'>;

function isMoved(row: BillRow, bill: Bill & Carried): boolean {
  const { figures, validMinor, netLossMinor, amountMinor } = bill;
  return (
    bill.carryInMinor !== row.carryInMinor ||
    bill.carryOutMinor !== row.carryOutMinor ||
    validMinor !== row.validMinor ||
    figures.active !== row.active ||
    netLossMinor !== row.netLossMinor ||
    amountMinor !== row.amountMinor
  );
}

interface MovedBill {
  readonly run: RunRow;
  readonly row: BillRow;
  readonly deltaMinor: bigint;
}

/** In paying order; what was not paid yet simply becomes another amount. */
async function moveBill(
  ctx: Ctx,
  { run, row, deltaMinor }: MovedBill,
  settings: ContractSettings,
): Promise<void> {
  const [bill] = await selectBills(ctx.tx, [row.id]);
  if (bill === undefined || deltaMinor === 0n) {
    return;
  }
  if (row.payState === 'REJECTED') {
    return;
  }
  if (isToBePaid(run, bill)) {
    const { nettedMinor, paidMinor, owedMinor } = bill;
    const payState = unpaidState(bill, deltaMinor, settings);
    const change = { id: bill.id, nettedMinor, paidMinor, owedMinor, payState };
    await changeBills(ctx.tx, [change], ctx.clock.now());
    return;
  }
  const { id: billId, revision, writtenOffMinor } = bill;
  if (deltaMinor < 0n && 0n - deltaMinor < settings.clawback.leastMinor) {
    await writeOff(ctx.tx, billId, writtenOffMinor - deltaMinor);
    return;
  }
  const dueMinor = await lessWrittenOff(ctx, bill, deltaMinor);
  if (dueMinor === 0n) {
    return;
  }
  const done = await clawBack(ctx, { bill, deltaMinor: dueMinor }, settings);
  const before = { whyBefore: JSON.stringify(row.why), amountBeforeMinor: row.amountMinor };
  await insertClawbacks(
    ctx.tx,
    [{ billId, revision, deltaMinor: dueMinor, ...done, ...before }],
    ctx.clock.now(),
  );
}

/** Its run is yet to come to it; a bill of nothing may be worth something by then. */
function isToBePaid({ kind, closedAt }: RunRow, { payState }: BillRow): boolean {
  const isOpen = kind !== 'REALTIME' && closedAt === null;
  return payState === 'WAITING' || payState === 'APPROVAL' || (payState === 'NONE' && isOpen);
}

/**
 * As if the bill were made now (C6 step 3). What operators have let go stays so while it falls:
 * they have let more go.
 */
function unpaidState(bill: BillRow, deltaMinor: bigint, settings: ContractSettings): BillPayState {
  const isLess = bill.payState === 'WAITING' && deltaMinor < 0n && bill.amountMinor > 0n;
  return isLess ? 'WAITING' : payStateOf(bill, bill, settings);
}

/** A rise first makes good what was paid before and written off: nothing is paid twice. */
async function lessWrittenOff(
  ctx: Ctx,
  { id, writtenOffMinor }: Pick<BillRow, 'id' | 'writtenOffMinor'>,
  deltaMinor: bigint,
): Promise<bigint> {
  if (deltaMinor <= 0n || writtenOffMinor === 0n) {
    return deltaMinor;
  }
  const madeGood = writtenOffMinor < deltaMinor ? writtenOffMinor : deltaMinor;
  await writeOff(ctx.tx, id, writtenOffMinor - madeGood);
  return deltaMinor - madeGood;
}
