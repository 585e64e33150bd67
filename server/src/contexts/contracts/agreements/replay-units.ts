import {
  type AgentTree,
  type Bill,
  billsOf,
  carriesOut,
  type Contract,
  type MemberRow,
  type Period,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { isLastOfMonth, runSettings } from '../pay/run-settings.ts';
import { unitRows } from '../pay/unit-rows.ts';
import type { ContractSettings } from '../settings.ts';
import { ruleContract } from './as-rules.ts';
import type { PastUnit } from './past-units.ts';
import type { ContractRow } from './store-contracts.ts';

/** A unit as other terms would have paid it, and as those that stand do. */
export interface ReplayedUnit extends Pick<PastUnit, 'from' | 'to'> {
  readonly validMinor: bigint;
  readonly netLossMinor: bigint;
  readonly active: number;
  readonly proposedMinor: bigint;
  readonly presentMinor: bigint;
}

/** Two sets of terms for the same team. */
export interface Trial {
  readonly row: ContractRow;
  readonly memberIds: readonly MemberId[];
  readonly settings: ContractSettings;
  readonly tree: AgentTree;
  readonly proposed: Contract;
  readonly present: Contract | undefined;
}

/** As if it had been in force all the time. */
export function inForce(row: ContractRow): Contract {
  return { ...ruleContract({ ...row, startsAt: null, endsAt: null }), state: 'ACTIVE' };
}

/** What real bets of these units come to under both; nothing is posted. */
export async function replayAll(
  ctx: Ctx,
  trial: Trial,
  units: readonly PastUnit[],
): Promise<readonly ReplayedUnit[]> {
  const carried: Carried = { proposed: 0n, present: 0n };
  const found: ReplayedUnit[] = [];
  for (const unit of units) {
    found.push(await replayUnit(ctx, { trial, unit, carried }));
  }
  return found;
}

/** What losses of a period carry into the next one, for each of both. */
interface Carried {
  proposed: bigint;
  present: bigint;
}

async function replayUnit(
  ctx: Ctx,
  step: { readonly trial: Trial; readonly unit: PastUnit; readonly carried: Carried },
): Promise<ReplayedUnit> {
  const { trial, unit, carried } = step;
  const { from, to } = unit;
  let sum: ReplayedUnit = { from, to, ...nothing };
  for (const part of unit.parts) {
    const rows = await rowsOf(ctx, trial, part);
    const ofContract = (contract: Contract, carryInMinor: bigint) =>
      billOfPart({ contract, carryInMinor, rows, part }, trial, ctx.site.timeZone);
    const proposed = ofContract(trial.proposed, carried.proposed);
    const present = trial.present && ofContract(trial.present, carried.present);
    carried.proposed = proposed.carryOutMinor;
    carried.present = present?.carryOutMinor ?? 0n;
    sum = added(sum, proposed.bill, present?.bill);
  }
  return sum;
}

const nothing = {
  validMinor: 0n,
  netLossMinor: 0n,
  active: 0,
  proposedMinor: 0n,
  presentMinor: 0n,
} as const;

function added(sum: ReplayedUnit, proposed: Bill, present: Bill | undefined): ReplayedUnit {
  const { figures, validMinor, netLossMinor, amountMinor } = proposed;
  return {
    ...sum,
    validMinor: sum.validMinor + validMinor,
    netLossMinor: sum.netLossMinor + netLossMinor,
    active: Math.max(sum.active, figures.active),
    proposedMinor: sum.proposedMinor + amountMinor,
    presentMinor: sum.presentMinor + (present?.amountMinor ?? 0n),
  };
}

async function rowsOf(
  ctx: Ctx,
  { row, memberIds }: Trial,
  unit: Period,
): Promise<readonly MemberRow[]> {
  const { kind } = row;
  const periodType = row.periodType === 'FIVE_MIN' ? 'DAILY' : row.periodType;
  return unitRows(ctx, { kind, unit, periodType, memberIds });
}

function billOfPart(
  input: {
    readonly contract: Contract;
    readonly carryInMinor: bigint;
    readonly rows: readonly MemberRow[];
    readonly part: Period;
  },
  { row, settings, tree }: Trial,
  zone: string,
): { readonly bill: Bill; readonly carryOutMinor: bigint } {
  const { contract, carryInMinor, rows, part } = input;
  const rules = {
    ...runSettings(settings, { kind: row.kind, isLastOfMonth: isLastOfMonth(part, zone) }),
    // The payer's own bill is not looked at: it is nobody else's business.
    requiresUplineQualified: false,
  };
  const carryIn = new Map([[contract.id, carryInMinor]]);
  const basis = { tree, contracts: [contract], rows, carryIn };
  const bills = billsOf(basis, rules);
  return {
    bill: assertDefined(bills[0], 'a contract has its bill'),
    carryOutMinor: carriesOut(bills, basis, rules).get(contract.id) ?? 0n,
  };
}
