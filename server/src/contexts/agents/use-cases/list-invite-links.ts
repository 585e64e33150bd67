import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { countLinks, type LinkRow, selectLinks } from '../store-links.ts';

export interface InviteLinkPage {
  readonly rows: readonly LinkRow[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  /** When the page was read: some of the links may be over since. */
  readonly at: Temporal.Instant;
}

/** The links of the caller, agent or not, with what came of each; the newest first. */
export async function listInviteLinks(
  ctx: Ctx<MemberActor>,
  page: Pick<InviteLinkPage, 'pageNum' | 'pageSize'>,
): Promise<InviteLinkPage> {
  const { pageNum, pageSize } = page;
  const at = ctx.clock.now();
  const filter = { agentId: ctx.actor.id, state: undefined, opens: undefined, at };
  const span = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  const rows = await selectLinks(ctx.tx, filter, span);
  return { ...page, rows, total: await countLinks(ctx.tx, filter), at };
}
