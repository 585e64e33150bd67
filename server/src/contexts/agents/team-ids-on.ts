import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPosition, selectTeamIds } from './store.ts';
import { selectBelowOn } from './store-past-lines.ts';

/** More are not read one by one. */
const mostAtOnce = 10_000;

/**
 * An agent and everybody who stands below now or stood there on a day of the site, which is more
 * than whose figures count: each bet belongs to the line of its day (A5). Refuses
 * `team_too_large`; empty for whoever has no place.
 */
export async function teamIdsOn(
  ctx: Ctx,
  agentId: MemberId,
  siteDay: string,
): Promise<readonly MemberId[]> {
  const position = await findPosition(ctx.tx, agentId);
  if (position === undefined) {
    return [];
  }
  const { number, path } = position;
  const limit = mostAtOnce + 1;
  const present = await selectTeamIds(ctx.tx, path, limit);
  const past = await selectBelowOn(ctx.tx, { number, siteDay, limit });
  const ids = [...new Set([...present, ...past])];
  if (ids.length > mostAtOnce) {
    throw new Refusal('team_too_large', { most: mostAtOnce });
  }
  return ids;
}
