import {
  type Bill,
  billsOf,
  type Contract,
  type Period,
  type PeriodType,
  type RunBasis,
  type RunSettings,
} from '@portal/commission';
import type { ContractKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { ruleContract } from '../agreements/as-rules.ts';
import type { ContractSettings } from '../settings.ts';
import { carriesInto } from './carries-into.ts';
import { foldAll } from './figures.ts';
import { isLastOfMonth, rulesNow } from './run-settings.ts';
import type { UnitContract } from './store-runs.ts';
import { unitBasis } from './unit-basis.ts';

/** A unit of a kind of pay, by the settings of now. */
export interface UnitToBill {
  readonly kind: ContractKind;
  readonly periodType: PeriodType;
  readonly unit: Period;
  readonly settings: ContractSettings;
}

/** What contracts come to by what is booked in a unit so far, and what that was computed from. */
export async function unitBills(
  ctx: Ctx,
  unitToBill: UnitToBill,
  contracts: readonly UnitContract[],
): Promise<{
  readonly bills: readonly Bill[];
  readonly basis: RunBasis;
  readonly rules: RunSettings;
}> {
  const { kind, unit, settings } = unitToBill;
  const basis = await basisOf(ctx, unitToBill, contracts);
  const lastOfMonth = isLastOfMonth(unit, ctx.site.timeZone);
  const { rows } = basis;
  const rules = await rulesNow(ctx, { settings, kind, isLastOfMonth: lastOfMonth, rows });
  return { bills: billsOf(basis, rules), basis, rules };
}

async function basisOf(
  ctx: Ctx,
  { unit, kind, periodType }: UnitToBill,
  contractRows: readonly UnitContract[],
): Promise<RunBasis> {
  await foldAll(ctx);
  const payees = contractRows.map(({ payeeId }) => payeeId);
  const booked = await unitBasis(ctx, { kind, unit, periodType }, payees);
  const contracts: Contract[] = contractRows.map(ruleContract);
  const ids = kind === 'DIVIDEND' ? contractRows.map(({ id }) => id) : [];
  const carryIn = await carriesInto(ctx, unit.start, ids);
  return { ...booked, contracts, carryIn };
}
