import type { Actor, Ctx } from '../../platform/context.ts';

/** Fields with their values as text. */
export type Facts = Readonly<Record<string, string>>;

/** Who did it; visitors have no id, and only operators act under a name. */
export interface Author {
  readonly kind: Actor['kind'];
  readonly id: string | null;
  readonly name: string | null;
}

/** What happened to whom, without who and when. */
export interface TrailEvent {
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly before?: Facts;
  readonly after?: Facts;
  /** Where it is not the caller, such as somebody who signs in. */
  readonly by?: Author;
}

/** What an operator does to somebody or something: never without a reason. */
export interface TrailAct extends TrailEvent {
  readonly reason: string;
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

/** The whole entry; time, place and request are those of the caller. */
export function entryOf(ctx: Ctx, event: TrailEvent & { readonly reason?: string }): TrailEntry {
  const { actor } = ctx;
  const author = event.by ?? authorOf(actor);
  return {
    id: ctx.ids.next('trl'),
    at: ctx.clock.now(),
    actorKind: author.kind,
    actorId: author.id,
    actorName: author.name,
    action: event.action,
    subjectType: event.subject.type,
    subjectId: event.subject.id,
    before: event.before ?? null,
    after: event.after ?? null,
    reason: event.reason ?? null,
    ip: actor.kind === 'system' ? null : actor.ip,
    requestId: ctx.requestId,
  };
}
