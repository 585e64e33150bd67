import type { OperatorId, OperatorRole, OperatorState } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { blockSubject, changeRole, unblockSubject } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { managesAll, managingRoles, refuseAbove, someoneManagesAll } from '../policy.ts';
import type { OperatorRow } from '../store.ts';
import { lockOperators, updateRole, updateState } from '../store.ts';

export interface OperatorChange {
  readonly id: OperatorId;
  readonly to: { readonly state: OperatorState } | { readonly role: OperatorRole };
  readonly reason: string;
}

/**
 * Locks, unlocks or gives another role; a lock and a role end the sessions of the operator, which
 * are returned for the `Authenticator` to drop. Refuses with `not_found`, `operator_is_self`,
 * `ability_missing`, `operator_state_conflict`, `operator_is_last`.
 */
export async function changeOperator(
  ctx: Ctx<OperatorActor>,
  change: OperatorChange,
): Promise<readonly string[]> {
  const { id, to } = change;
  const all = await lockOperators(ctx.tx, { roles: managingRoles, id });
  const row = all.find((operator) => operator.id === id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  if (id === ctx.actor.id) {
    throw new Refusal('operator_is_self');
  }
  refuseAbove(ctx.actor, row.role);
  if ('role' in to) {
    refuseAbove(ctx.actor, to.role);
  }
  if (isSame(row, to)) {
    throw new Refusal('operator_state_conflict', { state: row.state });
  }
  if (!keepsManaging(row, to) && !someoneManagesAll(all, id)) {
    throw new Refusal('operator_is_last');
  }
  return 'state' in to
    ? changeState(ctx, row, { ...change, state: to.state })
    : giveRole(ctx, row, { ...change, role: to.role });
}

function isSame(row: OperatorRow, to: OperatorChange['to']): boolean {
  // A locked operator gets no role: it would be another one than the reason of the lock was about.
  return 'state' in to ? row.state === to.state : row.role === to.role || row.state === 'locked';
}

/** Whether the change leaves as many of those who manage everybody as before. */
function keepsManaging(row: OperatorRow, to: OperatorChange['to']): boolean {
  return !managesAll(row.role) || ('state' in to ? to.state === 'active' : managesAll(to.role));
}

const actions = { locked: 'operator.lock', active: 'operator.unlock' } as const;

async function changeState(
  ctx: Ctx<OperatorActor>,
  row: OperatorRow,
  { state, reason }: { readonly state: OperatorState; readonly reason: string },
): Promise<readonly string[]> {
  const { id } = row;
  await updateState(ctx.tx, { id, state, reason, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: actions[state],
    subject: { type: 'operator', id },
    before: { state: row.state },
    after: { state },
    reason,
  });
  if (state === 'locked') {
    return blockSubject(ctx, id);
  }
  await unblockSubject(ctx, id);
  return [];
}

async function giveRole(
  ctx: Ctx<OperatorActor>,
  row: OperatorRow,
  { role, reason }: { readonly role: OperatorRole; readonly reason: string },
): Promise<readonly string[]> {
  const { id } = row;
  await updateRole(ctx.tx, { id, role });
  await recordAct(ctx, {
    action: 'operator.change_role',
    subject: { type: 'operator', id },
    before: { role: row.role },
    after: { role },
    reason,
  });
  return changeRole(ctx, { subjectId: id, role });
}
