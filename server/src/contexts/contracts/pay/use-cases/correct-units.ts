import { type Bill, billsOf, carriesOut, isDueFor, type RunBasis } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import type { CorrectedRow } from '../../../turnover/index.ts';
import { ruleContract } from '../../agreements/as-rules.ts';
import { lockAgreements } from '../../agreements/store-contracts.ts';
import type { ContractSettings } from '../../settings.ts';
import { clawBack } from '../claw-back.ts';
import { foldAll, unitRows } from '../figures.ts';
import { inactiveOf, isLastOfMonth, runSettings } from '../run-settings.ts';
import {
  type BillRow,
  changeBills,
  correctBills,
  selectBills,
  selectBillsOfRun,
} from '../store-bills.ts';
import { insertClawbacks, insertCorrections } from '../store-corrections.ts';
import { holdSettle, type RunRow, selectContractsOfUnit, selectRunsAt } from '../store-runs.ts';
import { treeOf } from '../team-tree.ts';
import { whyOf } from '../why.ts';

/** Sums of hours are kept for eight days, so an hour is not computed again after that. */
const hoursKeptDays = 7;

/**
 * Bets of units that were settled were taken back or changed: their bills are computed again with
 * the corrected figures, level by level, and each bill is moved by its own difference
 * (agents-loyalty-money.md C7). What is too old for that stays in the unit in which it fell.
 */
export async function correctUnits(
  ctx: Ctx,
  { at, rows }: { readonly at: string; readonly rows: readonly CorrectedRow[] },
  settings: ContractSettings,
): Promise<void> {
  const correctedAt = Temporal.Instant.from(at);
  await holdSettle(ctx.tx);
  const touched = new Map<string, RunRow>();
  for (const row of rows) {
    const bookedAt = Temporal.Instant.from(row.bookedAt);
    const found = await selectRunsAt(ctx.tx, { bookedAt, over: correctedAt });
    const runs = found.filter((run) => isRecent(run, correctedAt, settings));
    runs.forEach((run) => touched.set(run.id, run));
    const { memberId, category } = row;
    await insertCorrections(
      ctx.tx,
      runs.map(({ id: runId, kind }) => ({
        runId,
        kind,
        memberId,
        category,
        bookedAt,
        correctedAt,
        stakeMinor: BigInt(row.stake),
        validMinor: BigInt(row.valid),
        noSalaryMinor: BigInt(row.noSalary ?? '0'),
        payoutMinor: BigInt(row.payout),
      })),
    );
  }
  if (touched.size > 0) {
    await foldAll(ctx);
    await lockAgreements(ctx.tx);
  }
  for (const run of touched.values()) {
    await correctRun(ctx, run, settings);
  }
}

function isRecent(
  { kind, unitEnd }: RunRow,
  at: Temporal.Instant,
  { clawback }: ContractSettings,
): boolean {
  const days = kind === 'HOURLY' ? Math.min(hoursKeptDays, clawback.days) : clawback.days;
  return Temporal.Instant.compare(unitEnd.add({ hours: 24 * days }), at) >= 0;
}

async function correctRun(ctx: Ctx, run: RunRow, settings: ContractSettings): Promise<void> {
  const stored = await selectBillsOfRun(ctx.tx, run.id);
  const { bills, carries } = await recomputed(ctx, { run, stored, settings });
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

async function recomputed(
  ctx: Ctx,
  {
    run,
    stored,
    settings,
  }: {
    readonly run: RunRow;
    readonly stored: readonly BillRow[];
    readonly settings: ContractSettings;
  },
): Promise<{ readonly bills: readonly Bill[]; readonly carries: ReadonlyMap<string, bigint> }> {
  const { kind, unitStart: start, unitEnd: end, unitKey: key } = run;
  const unit = { key, start, end };
  // The run of a day of real-time pay is the day's; its contracts have five minutes as their unit.
  const periodType = kind === 'REALTIME' ? 'FIVE_MIN' : run.periodType;
  const found = await selectContractsOfUnit(ctx.tx, { kind, periodType, start, end });
  const billed = new Set<string>(stored.map(({ contractId }) => contractId));
  const contracts = found
    .filter(({ id }) => billed.has(id))
    .map(ruleContract)
    .filter((contract) => kind === 'REALTIME' || isDueFor(contract, unit));
  const rows = await unitRows(ctx, { kind, unit, periodType: run.periodType });
  const tree = await treeOf(ctx, { rows, payees: stored.map(({ payeeId }) => payeeId) });
  const carryIn = new Map<string, bigint>(
    stored.map(({ contractId, carryInMinor }) => [contractId, carryInMinor]),
  );
  const basis: RunBasis = { tree, contracts, rows, carryIn };
  const last = isLastOfMonth(unit, ctx.site.timeZone);
  const rules = {
    ...runSettings(settings, { kind, isLastOfMonth: last }),
    ...(await inactiveOf(ctx, rows)),
  };
  const bills = billsOf(basis, rules);
  return { bills, carries: carriesOut(bills, basis, rules) };
}
