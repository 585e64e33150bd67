import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { findFile, findFileParts, type TeamFileId } from '../store-files.ts';

/** Of the parts as they are stored; together no longer than a part of any file. */
const partsAtOnce = 2;

/**
 * What is in a file, from behind a part of it. Nobody but its agent finds it: `not_found`. Refuses
 * with `team_file_not_ready` what is still made or never will be, and with `team_file_expired`
 * after its day.
 */
export async function readTeamFile(
  ctx: Ctx<MemberActor>,
  { id, after }: { readonly id: TeamFileId; readonly after: number },
): Promise<ReplyOf<Endpoints['readTeamFile']>> {
  const file = await findFile(ctx.tx, { agentId: ctx.actor.id, id });
  if (file === undefined) {
    throw new Refusal('not_found');
  }
  const { fileName, state, expiresAt, partCount } = file;
  if (state !== 'ready' || expiresAt === null) {
    throw new Refusal('team_file_not_ready');
  }
  if (Temporal.Instant.compare(expiresAt, ctx.clock.now()) <= 0) {
    throw new Refusal('team_file_expired');
  }
  const parts = await findFileParts(ctx.tx, { id, after, limit: partsAtOnce });
  const last = after + parts.length;
  const nextCursor = parts.length > 0 && last < partCount ? String(last) : null;
  return { fileName, csv: parts.join(''), nextCursor };
}
