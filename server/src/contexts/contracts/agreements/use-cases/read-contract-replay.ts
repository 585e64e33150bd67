import {
  type AgentTree,
  type Bill,
  billsOf,
  carriesOut,
  type Contract,
  isLive,
  type MemberRow,
  type Period,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { ContractId, MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readTeamMembers } from '../../../agents/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { unitRows } from '../../pay/unit-rows.ts';
import { isLastOfMonth, runSettings } from '../../pay/run-settings.ts';
import { treeOf } from '../../pay/team-tree.ts';
import type { ContractSettings } from '../../settings.ts';
import { actorOf } from '../acting.ts';
import { ruleContract } from '../as-rules.ts';
import { type PastUnit, pastUnits } from '../past-units.ts';
import { type ContractRow, findContract, selectOpenContracts } from '../store-contracts.ts';

/** A unit as an offer would have paid it, and as what stands pays it. */
export interface ReplayedUnit extends Pick<PastUnit, 'from' | 'to'> {
  readonly validMinor: bigint;
  readonly netLossMinor: bigint;
  readonly active: number;
  readonly proposedMinor: bigint;
  readonly presentMinor: bigint;
}

export interface Replay {
  readonly hasPresent: boolean;
  readonly units: readonly ReplayedUnit[];
}

/**
 * The last 30 days of real bets of the payee's team under the terms of an offer and under those
 * that stand, so that both sides see what is signed. Refuses, in this order: with `not_found`,
 * outsiders; with `contract_state`, what is no offer any more; with `team_too_large`.
 */
export async function readContractReplay(
  ctx: Ctx<MemberActor>,
  id: ContractId,
  settings: ContractSettings,
): Promise<Replay> {
  const row = await findContract(ctx.tx, id);
  if (row === undefined || actorOf(row, ctx.actor.id) === 'THIRD') {
    throw new Refusal('not_found');
  }
  if (row.state !== 'PENDING') {
    throw new Refusal('contract_state', { state: row.state });
  }
  const memberIds = await teamOf(ctx, row.payeeId);
  const present = await presentOf(ctx, row);
  const trial: Trial = {
    row,
    memberIds,
    settings,
    tree: await treeOf(ctx, { rows: [], payees: memberIds, start: ctx.clock.now() }),
    proposed: inForce(row),
    present: present && inForce(present),
  };
  const units = pastUnits(row.periodType, ctx.site.timeZone, ctx.clock.now());
  return { hasPresent: present !== undefined, units: await replayAll(ctx, trial, units) };
}

interface Trial {
  readonly row: ContractRow;
  readonly memberIds: readonly MemberId[];
  readonly settings: ContractSettings;
  readonly tree: AgentTree;
  readonly proposed: Contract;
  readonly present: Contract | undefined;
}

async function teamOf(ctx: Ctx<MemberActor>, payeeId: MemberId): Promise<readonly MemberId[]> {
  const account =
    payeeId === ctx.actor.id ? undefined : (await readAccounts(ctx, [payeeId])).get(payeeId);
  const { memberIds } = await readTeamMembers(ctx, { account, scope: 'team' });
  return memberIds;
}

/** What pays the payee for the same now. */
async function presentOf(ctx: Ctx, row: ContractRow): Promise<ContractRow | undefined> {
  const { payeeId, kind, scope } = row;
  const open = await selectOpenContracts(ctx.tx, payeeId);
  return open
    .filter((live) => live.payeeId === payeeId && live.kind === kind && isLive(live))
    .find((live) => live.scope === scope);
}

/** As if it had been in force all the time. */
function inForce(row: ContractRow): Contract {
  return { ...ruleContract({ ...row, startsAt: null, endsAt: null }), state: 'ACTIVE' };
}

async function replayAll(
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
  const { figures, netLossMinor, amountMinor } = proposed;
  return {
    ...sum,
    validMinor: sum.validMinor + figures.validMinor,
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
