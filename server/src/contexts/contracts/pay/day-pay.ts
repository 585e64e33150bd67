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
import { payDues } from './pay-dues.ts';
import { netDues } from './receivables.ts';
import {
  type BillRow,
  correctBills,
  insertBills,
  recountBills,
  selectBillsOfRun,
} from './store-bills.ts';
import { insertClawbacks } from './store-corrections.ts';
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
 * What was paid and is not worth it any more is taken from later pay (C6, real-time). The bills say
 * so from then on, so that a later correction counts only what it changes itself (C7).
 */
export async function closeDay(
  ctx: Ctx,
  { run, bills }: ComputedDay,
  rowsByContract: Accrued,
): Promise<void> {
  const rows = await selectBillsOfRun(ctx.tx, run.id);
  const accruals = new Map(rows.map((row) => [row.contractId, row.amountMinor] as const));
  const over = [...overpaidAtClose(new Map<string, bigint>(accruals), bills)];
  if (over.length > 0) {
    const changes = over.map(([contractId, amountMinor]) => ({
      contractId: rowOf(rowsByContract, contractId).contractId,
      amountMinor,
    }));
    await addReceivables(ctx.tx, changes);
    await writeDown(ctx, { rows, bills, over: new Map<string, bigint>(over) });
  }
}

async function writeDown(
  ctx: Ctx,
  day: {
    readonly rows: readonly BillRow[];
    readonly bills: readonly Bill[];
    readonly over: ReadonlyMap<string, bigint>;
  },
): Promise<void> {
  const byContract = new Map<string, Bill>(day.bills.map((bill) => [bill.contractId, bill]));
  const fallen = day.rows.flatMap((row) => {
    const receivableMinor = day.over.get(row.contractId);
    const bill = byContract.get(row.contractId);
    return receivableMinor === undefined || bill === undefined
      ? []
      : [{ row, bill, receivableMinor }];
  });
  await correctBills(
    ctx.tx,
    fallen.map(({ row, bill }) => ({
      id: row.id,
      status: bill.status,
      tier: bill.tier,
      validMinor: bill.validMinor,
      netLossMinor: bill.netLossMinor,
      active: bill.figures.active,
      amountMinor: bill.amountMinor,
      carryInMinor: row.carryInMinor,
      carryOutMinor: row.carryOutMinor,
      why: whyOf(bill, row.why.tiers),
    })),
  );
  const clawbacks = fallen.map(({ row, receivableMinor }) => ({
    billId: row.id,
    revision: row.revision + 1,
    deltaMinor: 0n - receivableMinor,
    owedReducedMinor: 0n,
    takenMinor: 0n,
    receivableMinor,
    whyBefore: JSON.stringify(row.why),
    amountBeforeMinor: row.amountMinor,
  }));
  await insertClawbacks(ctx.tx, clawbacks, ctx.clock.now());
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
