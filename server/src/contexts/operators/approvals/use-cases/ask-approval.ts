import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { Act } from '../act-book.ts';
import { insertApproval, isWaitingAlready } from '../store.ts';

/**
 * Puts an act before a second person, who has this long to decide. Returns the id. Refuses
 * `approval_waiting` while the same act on the same thing waits, also when several ask at once;
 * of acts that may stand beside each other, those that are to be done once.
 */
export async function askApproval<Payload>(
  ctx: Ctx<OperatorActor>,
  request: {
    readonly act: Act<Payload>;
    readonly payload: Payload;
    readonly reason: string;
    readonly waitHours: number;
  },
): Promise<ApprovalId> {
  const { act, payload, reason, waitHours } = request;
  const { actor } = ctx;
  const id = ctx.ids.next('apr');
  const askedAt = ctx.clock.now();
  const expiresAt = askedAt.add({ hours: waitHours });
  const facts = act.facts(payload, ctx.site);
  const subject = act.subject(payload);
  const same = {
    siteId: ctx.site.id,
    act: act.name,
    subjectType: subject.type,
    subjectId: subject.id,
    now: askedAt,
  };
  const part = act.mayRepeat === true ? act.once?.(payload) : {};
  if (part !== undefined && (await isWaitingAlready(ctx.tx, { ...same, part }))) {
    throw new Refusal('approval_waiting');
  }
  await insertApproval(ctx.tx, {
    id,
    siteId: ctx.site.id,
    act: act.name,
    payload,
    facts,
    subjectType: subject.type,
    subjectId: subject.id,
    askedBy: actor.id,
    askedByName: actor.name,
    reason,
    askedAt,
    expiresAt,
  });
  await recordAct(ctx, {
    action: 'approval.ask',
    subject: { type: 'approval', id },
    after: { act: act.name, [subject.type]: subject.id, ...facts, expiresAt: String(expiresAt) },
    reason,
  });
  return id;
}
