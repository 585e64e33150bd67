import type {
  MemberId,
  TrailActName,
  TrailEventName,
  TrailField,
  TrailWord,
  TrailWordField,
} from '@portal/protocol';
import type { Actor, Ctx } from '../../platform/context.ts';

/**
 * Fields with their values as text. Those of words have none but what the desk can say; settings of
 * the site are named by their place.
 */
export type Facts = Readonly<
  Record<`${string}.${string}`, string> &
    Partial<Record<Exclude<TrailField, TrailWordField>, string>> &
    Partial<Record<TrailWordField, TrailWord>>
>;

/** Who did it; visitors have no id, and only operators act under a name. */
export interface Author {
  readonly kind: Actor['kind'];
  readonly id: string | null;
  readonly name: string | null;
}

interface Happening<Name extends string> {
  readonly action: Name;
  readonly subject: { readonly type: string; readonly id: string };
  readonly before?: Facts;
  readonly after?: Facts;
}

/** What happened to an account. */
export interface TrailEvent extends Happening<TrailEventName> {
  /** The author when it is not the caller, for example a member who is just signing in. */
  readonly by?: Author;
  /** When and where it was seen, for an event that is told later. */
  readonly seen?: Seen;
}

interface Seen {
  readonly at: Temporal.Instant;
  readonly ip: string;
  readonly requestId: string;
}

/** What an operator does to somebody or something: never without a reason. */
export interface TrailAct extends Happening<TrailActName> {
  readonly reason: string;
  /** Whose money or play it is, where the subject is an order: their own chain names it too. */
  readonly memberId?: MemberId;
}

export interface TrailEntry {
  readonly id: string;
  readonly at: Temporal.Instant;
  readonly actorKind: Author['kind'];
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly requestId: string;
}

export function authorOf(actor: Actor): Author {
  switch (actor.kind) {
    case 'visitor':
      return { kind: 'visitor', id: null, name: null };
    case 'member':
      return { kind: 'member', id: actor.id, name: null };
    case 'operator':
      return { kind: 'operator', id: actor.id, name: actor.name };
    case 'system':
      return { kind: 'system', id: null, name: actor.job };
  }
}

function seenBy({
  actor,
  clock,
  requestId,
}: Ctx): Omit<Seen, 'ip'> & { readonly ip: string | null } {
  return { at: clock.now(), ip: actor.kind === 'system' ? null : actor.ip, requestId };
}

/** The act on its subject, and the same on the member whose order that is. */
export function entriesOf(ctx: Ctx, act: TrailAct): readonly TrailEntry[] {
  const { memberId, subject, ...said } = act;
  const own = entryOf(ctx, { ...said, subject });
  if (memberId === undefined) {
    return [own];
  }
  const after = { ...said.after, [subject.type]: subject.id };
  const member = { type: 'member', id: memberId };
  return [own, entryOf(ctx, { ...said, subject: member, after })];
}

/** The whole entry; time, place and request are those of the caller. */
export function entryOf(ctx: Ctx, record: TrailEvent | TrailAct): TrailEntry {
  const { actor } = ctx;
  const author = ('by' in record ? record.by : undefined) ?? authorOf(actor);
  const seen = ('seen' in record ? record.seen : undefined) ?? seenBy(ctx);
  return {
    id: ctx.ids.next('trl'),
    at: seen.at,
    actorKind: author.kind,
    actorId: author.id,
    actorName: author.name,
    action: record.action,
    subjectType: record.subject.type,
    subjectId: record.subject.id,
    before: record.before ?? null,
    after: record.after ?? null,
    reason: 'reason' in record ? record.reason : null,
    ip: seen.ip,
    requestId: seen.requestId,
  };
}
