import {
  type Bill,
  billsOf,
  carriesOut,
  type Contract,
  isDueFor,
  type RunBasis,
} from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { ruleContract } from '../agreements/as-rules.ts';
import type { ContractSettings } from '../settings.ts';
import { realtimeBills } from './realtime-bills.ts';
import { countedOnce, isLastOfMonth, runSettings } from './run-settings.ts';
import type { BillRow } from './store-bills.ts';
import { type RunRow, selectContractsOfUnit } from './store-runs.ts';
import { unitBasis } from './unit-basis.ts';

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
  const contracts = await billedContracts(ctx, run, stored);
  if (kind === 'REALTIME') {
    const bills = await realtimeBills(ctx, { day: unit, to: end, contracts, settings });
    return { bills, carries: new Map() };
  }
  const payees = stored.map(({ payeeId }) => payeeId);
  const booked = await unitBasis(ctx, { kind, unit, periodType: run.periodType }, payees);
  const carryIn = new Map<string, bigint>(
    stored.map(({ contractId, carryInMinor }) => [contractId, carryInMinor]),
  );
  const basis: RunBasis = { ...booked, contracts, carryIn };
  const last = isLastOfMonth(unit, ctx.site.timeZone);
  const rules = {
    ...runSettings(settings, { kind, isLastOfMonth: last }),
    ...(await countedOnce(ctx, booked.rows)),
  };
  const bills = billsOf(basis, rules);
  return { bills, carries: carriesOut(bills, basis, rules) };
}

/**
 * The run of a day of real-time pay is the day's; its contracts have five minutes as their unit.
 */
async function billedContracts(
  ctx: Ctx,
  { kind, periodType, unitStart: start, unitEnd: end }: RunRow,
  bills: readonly BillRow[],
): Promise<readonly Contract[]> {
  const unitType = kind === 'REALTIME' ? 'FIVE_MIN' : periodType;
  const found = await selectContractsOfUnit(ctx.tx, { kind, periodType: unitType, start, end });
  const billed = new Set<string>(bills.map(({ contractId }) => contractId));
  return found
    .filter(({ id }) => billed.has(id))
    .map(ruleContract)
    .filter((contract) => isDueFor(contract, { start, end }));
}
