import { isLive } from '@portal/commission';
import type { ContractId, MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readTeamMembers } from '../../../agents/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { treeOf } from '../../pay/team-tree.ts';
import type { ContractSettings } from '../../settings.ts';
import { actorOf } from '../acting.ts';
import { pastUnits } from '../past-units.ts';
import { inForce, replayAll, type ReplayedUnit, type Trial } from '../replay-units.ts';
import { type ContractRow, findContract, selectOpenContracts } from '../store-contracts.ts';

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
