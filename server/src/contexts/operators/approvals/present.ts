import type { Endpoints, ReplyOf } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { ActBook } from './act-book.ts';
import type { People } from '../persons/people.ts';
import { stateAt } from './decidable.ts';
import type { Approval } from './store.ts';
import type { ApprovalPage } from './use-cases/list-approvals.ts';

type Shown = ReplyOf<Endpoints['approveRequest']>;
/** Who looks at requests, and who may be whom among the operators (R53). */
interface Viewer {
  readonly book: ActBook;
  readonly ctx: Pick<Ctx<OperatorActor>, 'actor' | 'clock'>;
  readonly people: People;
}

export function presentApproval(approval: Approval, viewer: Viewer): Shown {
  const { ctx, people } = viewer;
  const { askedBy, askedAt } = approval;
  const isOwn = askedBy === ctx.actor.id;
  const isSamePerson = !isOwn && people.areOne([ctx.actor.id, askedBy], askedAt);
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
    isOwn,
    isSamePerson,
    abilities: state === 'waiting' && !isSamePerson ? actionsOn(approval, viewer) : [],
  };
}

function actionsOn(approval: Approval, { book, ctx }: Viewer): Shown['abilities'] {
  const { actor } = ctx;
  if (approval.askedBy === actor.id) {
    return ['withdraw'];
  }
  const act = book.find(approval.act);
  const mayDecide = act !== undefined && abilitiesOf(actor.role).includes(act.ability);
  return mayDecide ? ['approve', 'refuse'] : [];
}

export function presentApprovals(
  page: ApprovalPage,
  viewer: Viewer,
): ReplyOf<Endpoints['listApprovals']> {
  return {
    content: page.approvals.map((approval) => presentApproval(approval, viewer)),
    nextCursor: page.nextCursor ?? null,
  };
}
