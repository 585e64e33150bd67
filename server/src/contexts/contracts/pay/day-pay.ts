import {
  type Bill,
  overpaidAtClose,
  type Period,
  type WindowDue,
  windowDues,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import { billRow } from './bill-row.ts';
import { lowerOwed } from './lower-owed.ts';
import { payDues } from './pay-dues.ts';
import { netDues } from './receivables.ts';
import {
  type BillRow,
  correctBills,
  insertBills,
  recountBills,
  selectBillsOfRun,
} from './store-bills.ts';
import { insertClawbacks, type StoredClawback } from './store-corrections.ts';
import { addReceivables } from './store-receivables.ts';
import type { RunRow, UnitContract } from './store-runs.ts';
import { insertWindows } from './store-windows.ts';
import { whyOf } from './why.ts';

/** A day of real-time pay as it stands at a boundary. */
export interface ComputedDay {
  readonly run: RunRow;
  readonly day: Period;
  readonly to: Temporal.Instant;
  readonly settings: ContractSettings;
  readonly bills: readonly Bill[];
  readonly contracts: readonly UnitContract[];
}

/** What the bills of a day have come to so far, by contract; it never falls within the day. */
export type Accrued = ReadonlyMap<string, BillRow>;

/**
 * Pays what each bill rose by since the boundary before, and keeps the windows in which anything
 * changed. What a void took back is not paid back: later windows pay less.
 */
export async function payIncrease(ctx: Ctx, computed: ComputedDay): Promise<Accrued> {
  const { bills, contracts, settings, to } = computed;
  const stored = await storedBills(ctx, computed);
  const accruals = new Map([...stored].map(([id, row]) => [id, row.amountMinor]));
  const tiers = new Map<string, UnitContract['tiers']>(contracts.map((row) => [row.id, row.tiers]));
  const dues = windowDues(bills, accruals).map((due) => ({
    ...due,
    row: rowOf(stored, due.contractId),
    tiers: assertDefined(tiers.get(due.contractId), 'rows of a contract'),
  }));
  const moved = dues.filter(isMoved);
  if (moved.length > 0) {
    await recountBills(ctx.tx, moved.map(recounted));
  }
  const changed = dues.filter(({ deltaMinor }) => deltaMinor !== 0n);
  if (changed.length > 0) {
    await insertWindows(ctx.tx, to, changed.map(windowOf));
  }
  const gross = changed
    .filter(({ payMinor }) => payMinor > 0n)
    .map(({ row, payMinor }) => ({ bill: row, amountMinor: payMinor, source: String(to) }));
  await payDues(ctx, await netDues(ctx, gross), settings);
  return stored;
}

interface Due extends WindowDue {
  readonly row: BillRow;
  readonly tiers: UnitContract['tiers'];
}

function isMoved({ bill, row, deltaMinor }: Due): boolean {
  const { figures, validMinor, netLossMinor } = bill;
  return (
    deltaMinor !== 0n ||
    validMinor !== row.validMinor ||
    figures.active !== row.active ||
    netLossMinor !== row.netLossMinor
  );
}

function recounted({ bill, row, tiers, alreadyAccruedMinor, payMinor }: Due) {
  const { status, tier, validMinor, netLossMinor } = bill;
  const { active } = bill.figures;
  const amountMinor = alreadyAccruedMinor + payMinor;
  const why = whyOf(bill, tiers);
  return { id: row.id, status, tier, netLossMinor, validMinor, active, amountMinor, why };
}

function windowOf({ bill, row, entitledMinor, deltaMinor, payMinor }: Due) {
  const { tier, validMinor } = bill;
  const { active } = bill.figures;
  return { billId: row.id, validMinor, active, tier, entitledMinor, deltaMinor, payMinor };
}

/**
 * What is not worth it any more lowers what is still owed on the bill; what was paid of it is taken
 * from later pay (C6 and C7, real-time). The bills say so from then on, so that a later correction
 * counts only what it changes itself (C7).
 */
export async function closeDay(ctx: Ctx, { run, bills }: ComputedDay): Promise<void> {
  const rows = await selectBillsOfRun(ctx.tx, run.id);
  const accruals = new Map<string, bigint>(rows.map((row) => [row.contractId, row.amountMinor]));
  const over = overpaidAtClose(accruals, bills);
  const byContract = new Map<string, Bill>(bills.map((bill) => [bill.contractId, bill]));
  const fallen = rows.flatMap((row) => {
    const fallMinor = over.get(row.contractId);
    const bill = byContract.get(row.contractId);
    return fallMinor === undefined || bill === undefined ? [] : [{ row, bill, fallMinor }];
  });
  if (fallen.length > 0) {
    await writeDown(ctx, fallen);
  }
}

interface FallenBill {
  readonly row: BillRow;
  readonly bill: Bill;
  readonly fallMinor: bigint;
}

async function writeDown(ctx: Ctx, fallen: readonly FallenBill[]): Promise<void> {
  await correctBills(ctx.tx, fallen.map(corrected));
  const clawbacks: StoredClawback[] = [];
  for (const { row, fallMinor } of fallen) {
    const owedReducedMinor = await lowerOwed(ctx, row, fallMinor);
    clawbacks.push({
      billId: row.id,
      revision: row.revision + 1,
      deltaMinor: 0n - fallMinor,
      owedReducedMinor,
      takenMinor: 0n,
      receivableMinor: fallMinor - owedReducedMinor,
      whyBefore: JSON.stringify(row.why),
      amountBeforeMinor: row.amountMinor,
    });
  }
  await addReceivables(
    ctx.tx,
    fallen.map(({ row: { contractId } }, place) => {
      return { contractId, amountMinor: clawbacks[place]?.receivableMinor ?? 0n };
    }),
  );
  await insertClawbacks(ctx.tx, clawbacks, ctx.clock.now());
}

function corrected({ row, bill }: FallenBill) {
  const { id, carryInMinor, carryOutMinor } = row;
  const { status, tier, validMinor, netLossMinor, amountMinor } = bill;
  const { active } = bill.figures;
  const why = whyOf(bill, row.why.tiers);
  const figures = { status, tier, validMinor, netLossMinor, active, amountMinor, why };
  return { id, ...figures, carryInMinor, carryOutMinor };
}

function rowOf(rowsByContract: Accrued, contractId: string): BillRow {
  return assertDefined(rowsByContract.get(contractId), 'a contract of the day has its bill');
}

/** The bills of the day, made with its first boundary. */
async function storedBills(ctx: Ctx, computed: ComputedDay): Promise<Accrued> {
  const { run, day, settings, bills, contracts } = computed;
  const before = await selectBillsOfRun(ctx.tx, run.id);
  const known = new Set<string>(before.map(({ contractId }) => contractId));
  const byId = new Map<string, UnitContract>(contracts.map((row) => [row.id, row]));
  const fresh = bills.flatMap((bill, place) => {
    const contract = assertDefined(byId.get(bill.contractId), 'a bill has its contract');
    const row = billRow(ctx, { bill, contract, unit: day, settings });
    const empty = { amountMinor: 0n, payState: 'NONE' as const, carryInMinor: 0n };
    const isKnown = known.has(bill.contractId);
    return isKnown ? [] : [{ ...row, ...empty, carryOutMinor: 0n, runId: run.id, place }];
  });
  if (fresh.length > 0) {
    await insertBills(ctx.tx, fresh);
  }
  const rows = fresh.length > 0 ? await selectBillsOfRun(ctx.tx, run.id) : before;
  return new Map(rows.map((row) => [row.contractId, row]));
}
