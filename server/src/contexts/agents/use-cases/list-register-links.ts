import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { countLinks, type LinkRow, selectLinks } from '../store-links.ts';

export interface LinkPage {
  readonly rows: readonly LinkRow[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  /** When the page was read: some of the links may be over since. */
  readonly at: Temporal.Instant;
}

/** The links of the caller, those that are over included. */
export async function listRegisterLinks(
  ctx: Ctx<MemberActor>,
  page: { readonly pageNum: number; readonly pageSize: number },
): Promise<LinkPage> {
  const { pageNum, pageSize } = page;
  const agentId = ctx.actor.id;
  const offset = (pageNum - 1) * pageSize;
  const rows = await selectLinks(ctx.tx, { agentId, offset, limit: pageSize });
  return { ...page, rows, total: await countLinks(ctx.tx, agentId), at: ctx.clock.now() };
}
