import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { countLinks, type LinkFilter, type LinkRow, selectLinks } from '../store-links.ts';
import { mostToGrant } from '../terms/bounds.ts';
import type { Terms } from '../terms/terms.ts';

export interface LinkQuery extends Pick<LinkFilter, 'state' | 'opens'> {
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface LinkPage extends LinkQuery {
  readonly rows: readonly LinkRow[];
  readonly total: number;
  /** When the page was read: some of the links may be over since. */
  readonly at: Temporal.Instant;
  /** What the caller may grant at most. */
  readonly own: Terms;
}

/** The links of the caller, those that are over included. */
export async function listRegisterLinks(
  ctx: Ctx<MemberActor>,
  query: LinkQuery,
): Promise<LinkPage> {
  const { pageNum, pageSize, state, opens } = query;
  const at = ctx.clock.now();
  const filter = { agentId: ctx.actor.id, state, opens, at };
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  return {
    ...query,
    rows: await selectLinks(ctx.tx, filter, page),
    total: await countLinks(ctx.tx, filter),
    at,
    own: await mostToGrant(ctx, ctx.actor.id),
  };
}
