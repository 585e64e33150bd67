import { type Bill, billsOf, carriesOut, isDueFor, type RunBasis } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { ruleContract } from '../agreements/as-rules.ts';
import type { ContractSettings } from '../settings.ts';
import { unitRows } from './figures.ts';
import { inactiveOf, isLastOfMonth, runSettings } from './run-settings.ts';
import type { BillRow } from './store-bills.ts';
import { type RunRow, selectContractsOfUnit } from './store-runs.ts';
import { treeOf } from './team-tree.ts';

/** The bills of a settled unit from the figures of now; contracts without a bill stay without. */
export async function recomputeRun(
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
