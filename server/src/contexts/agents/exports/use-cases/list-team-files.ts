import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { countFiles, type FileRow, selectFiles } from '../store-files.ts';

export interface TeamFilePage {
  readonly rows: readonly FileRow[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  /** When the page was read: some files may be over since. */
  readonly at: Temporal.Instant;
}

/** The files that the caller asked for and that took longer, those that are over included. */
export async function listTeamFiles(
  ctx: Ctx<MemberActor>,
  { pageNum, pageSize }: Pick<TeamFilePage, 'pageNum' | 'pageSize'>,
): Promise<TeamFilePage> {
  const agentId = ctx.actor.id;
  const page = { agentId, offset: (pageNum - 1) * pageSize, limit: pageSize };
  return {
    rows: await selectFiles(ctx.tx, page),
    total: await countFiles(ctx.tx, agentId),
    pageNum,
    pageSize,
    at: ctx.clock.now(),
  };
}
