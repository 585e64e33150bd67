import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import type { Act } from '../act-book.ts';
import { insertApproval } from '../store.ts';

/** Puts an act before a second person, who has this long to decide. Returns the id. */
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
  const facts = act.facts(payload);
  const subject = act.subject(payload);
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
