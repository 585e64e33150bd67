import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { canonicalText, chainStart, type Link } from '../chain.ts';
import { findSubjectLink, selectSubjectChain } from '../store-own-chain.ts';

export interface OwnEvent extends Link {
  readonly at: Temporal.Instant;
  readonly action: string;
  readonly rowHash: Buffer;
  /** What was hashed; undefined where an operator acted. */
  readonly row: string | undefined;
}

export interface OwnChain {
  readonly memberId: MemberId;
  readonly start: Link;
  readonly events: readonly OwnEvent[];
  readonly isWhole: boolean;
}

/**
 * The caller's own part of the trail, as far as it is sealed: the chain through the entries about
 * them. What an operator did is named, and its link holds; who it was and why stays with the site.
 */
export async function readOwnChain(
  ctx: Ctx<MemberActor>,
  page: { readonly after: bigint; readonly limit: number },
): Promise<OwnChain> {
  const { after, limit } = page;
  const memberId = ctx.actor.id;
  const subject = { siteId: ctx.site.id, subjectType: 'member', subjectId: memberId } as const;
  const hash = await findSubjectLink(ctx.tx, { ...subject, position: after });
  // A position that nothing stands at is the beginning.
  const start = hash === undefined ? chainStart : { position: after, hash };
  const rows = await selectSubjectChain(ctx.tx, {
    ...subject,
    after: start.position,
    limit: limit + 1,
  });
  const events = rows.slice(0, limit).map(({ position, hash: own, rowHash, ...entry }) => ({
    position,
    hash: own,
    rowHash,
    at: entry.at,
    action: entry.action,
    row: entry.actorKind === 'operator' ? undefined : canonicalText(entry),
  }));
  return { memberId, start, events, isWhole: rows.length <= limit };
}
