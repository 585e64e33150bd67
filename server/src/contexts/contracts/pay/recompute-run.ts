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
import { carriesInto } from './carries-into.ts';
import { realtimeBills } from './realtime-bills.ts';
import { isLastOfMonth, rulesNow } from './run-settings.ts';
import type { BillRow } from './store-bills.ts';
import { type RunRow, selectContractsOfUnit } from './store-runs.ts';
import { rulesIn } from './stored-rules.ts';
import { unitBasis } from './unit-basis.ts';

export interface Recomputed {
  readonly bills: readonly Bill[];
  readonly carryIn: ReadonlyMap<string, bigint>;
  readonly carryOut: ReadonlyMap<string, bigint>;
}

/**
 * The bills of a settled unit from the figures of now, by the rules with which they were made;
 * contracts without a bill stay without.
 */
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
): Promise<Recomputed> {
  const { kind, unitStart: start, unitEnd: end, unitKey: key } = run;
  const unit = { key, start, end };
  const contracts = await billedContracts(ctx, run, stored);
  const keptRules = run.rules === null ? undefined : rulesIn(run.rules);
  if (kind === 'REALTIME') {
    const day = { day: unit, to: end, contracts, settings, rules: keptRules };
    const { bills } = await realtimeBills(ctx, day);
    return { bills, carryIn: new Map(), carryOut: new Map() };
  }
  const payees = stored.map(({ payeeId }) => payeeId);
  const booked = await unitBasis(ctx, { kind, unit, periodType: run.periodType }, payees);
  const ids = kind === 'DIVIDEND' ? stored.map(({ contractId }) => contractId) : [];
  const carryIn = await carriesInto(ctx, start, ids);
  const basis: RunBasis = { ...booked, contracts, carryIn };
  const last = isLastOfMonth(unit, ctx.site.timeZone);
  const rules =
    keptRules ?? (await rulesNow(ctx, { settings, kind, isLastOfMonth: last, rows: booked.rows }));
  const bills = billsOf(basis, rules);
  return { bills, carryIn, carryOut: carriesOut(bills, basis, rules) };
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
