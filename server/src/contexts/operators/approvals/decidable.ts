import { abilitiesOf } from '@portal/protocol';
import type { ApprovalId, ApprovalState, OperatorAbility, OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ActBook, StoredAct } from './act-book.ts';
import { refuseSamePerson } from '../persons/persons.ts';
import { findOperator } from '../store.ts';
import type { Approval } from './store.ts';
import { lockApproval } from './store.ts';

/** The state that counts: the clock closes a request, not the job that writes it down. */
export function stateAt(
  approval: Pick<Approval, 'state' | 'expiresAt'>,
  now: Temporal.Instant,
): ApprovalState {
  const isOver = Temporal.Instant.compare(approval.expiresAt, now) <= 0;
  return approval.state === 'waiting' && isOver ? 'expired' : approval.state;
}

/** Whether an operator is there and has the ability, by its row. */
export async function holdsNow(
  ctx: Ctx,
  id: OperatorId,
  ability: OperatorAbility,
): Promise<boolean> {
  const operator = await findOperator(ctx.tx, id);
  return operator?.state === 'active' && abilitiesOf(operator.role).includes(ability);
}

/** Refuses with `approval_expired`, `approval_closed` what nobody decides any more. */
export function refuseClosed(approval: Approval, now: Temporal.Instant): void {
  const state = stateAt(approval, now);
  if (state === 'expired') {
    throw new Refusal('approval_expired');
  }
  if (state !== 'waiting') {
    throw new Refusal('approval_closed', { state });
  }
}

/**
 * The request, locked, for somebody who may decide it. Refuses with `not_found`,
 * `ability_missing`, `approval_is_own`, `approval_decider_barred`, `approval_expired`,
 * `approval_closed`. What the operator
 * may do is read from its row: a session that was opened before a change says what was.
 */
export async function lockDecidable(
  ctx: Ctx<OperatorActor>,
  book: ActBook,
  id: ApprovalId,
): Promise<{ readonly approval: Approval; readonly act: StoredAct }> {
  const approval = await lockApproval(ctx.tx, { id, siteId: ctx.site.id });
  if (approval === undefined) {
    throw new Refusal('not_found');
  }
  const act = book.find(approval.act);
  if (act === undefined || !(await holdsNow(ctx, ctx.actor.id, act.ability))) {
    throw new Refusal('ability_missing');
  }
  if (approval.askedBy === ctx.actor.id) {
    throw new Refusal('approval_is_own');
  }
  await refuseSamePerson(ctx, [approval.askedBy], approval.askedAt);
  refuseClosed(approval, ctx.clock.now());
  return { approval, act };
}
