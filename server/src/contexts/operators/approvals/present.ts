import type { Endpoints, ReplyOf } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { ActBook } from './act-book.ts';
import { stateAt } from './decidable.ts';
import type { Approval } from './store.ts';
import type { ApprovalPage } from './use-cases/list-approvals.ts';

type Shown = ReplyOf<Endpoints['approveRequest']>;
type Viewer = Pick<Ctx<OperatorActor>, 'actor' | 'clock'>;

export function presentApproval(
  approval: Approval,
  { book, ctx }: { readonly book: ActBook; readonly ctx: Viewer },
): Shown {
  const { decidedBy, decidedByName, decidedAt } = approval;
  const state = stateAt(approval, ctx.clock.now());
  return {
    id: approval.id,
    act: approval.act,
    subjectType: approval.subjectType,
    subjectId: approval.subjectId,
    facts: approval.facts,
    reason: approval.reason,
    askedBy: { id: approval.askedBy, name: approval.askedByName },
    askedAt: String(approval.askedAt),
    expiresAt: String(approval.expiresAt),
    state,
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: decidedByName ?? '' },
    decidedAt: decidedAt === null ? null : String(decidedAt),
    answer: approval.answer,
    isOwn: approval.askedBy === ctx.actor.id,
    abilities: state === 'waiting' ? actionsOn(approval, book, ctx.actor) : [],
  };
}

function actionsOn(approval: Approval, book: ActBook, actor: OperatorActor): Shown['abilities'] {
  if (approval.askedBy === actor.id) {
    return ['withdraw'];
  }
  const act = book.find(approval.act);
  const mayDecide = act !== undefined && abilitiesOf(actor.role).includes(act.ability);
  return mayDecide ? ['approve', 'refuse'] : [];
}

export function presentApprovals(
  page: ApprovalPage,
  viewer: { readonly book: ActBook; readonly ctx: Viewer },
): ReplyOf<Endpoints['listApprovals']> {
  return {
    content: page.approvals.map((approval) => presentApproval(approval, viewer)),
    nextCursor: page.nextCursor ?? null,
  };
}
