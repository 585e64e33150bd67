import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { selectTeamIds } from './store.ts';
import { selectSince } from './store-past-lines.ts';
import { readUpline } from './sums/read-upline.ts';
import { selectDirects } from './sums/store-sums.ts';
import { readTeamTop } from './team-top.ts';

/** More are not read one by one: they are looked at level by level, or by their sums. */
const mostAtOnce = 10_000;

export interface TeamMembers {
  /** From the caller down to whose team this is. */
  readonly upline: readonly string[];
  readonly memberIds: readonly MemberId[];
  /** The first day below the caller, of those who came by a move (A5). */
  readonly since: ReadonlyMap<MemberId, string>;
}

/**
 * Somebody of the own team alone, those right below, or everybody from there on. Refuses with
 * `not_found` whoever does not stand below (R80), and `team_too_large`.
 */
export async function readTeamMembers(
  ctx: Ctx<MemberActor>,
  query: {
    readonly account: string | undefined;
    readonly scope: 'self' | 'direct' | 'team';
  },
): Promise<TeamMembers> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const memberIds = await idsOf(ctx, top, query.scope);
  if (memberIds.length > mostAtOnce) {
    throw new Refusal('team_too_large', { most: mostAtOnce });
  }
  const others = memberIds.filter((id) => id !== own.memberId);
  const since = await selectSince(ctx.tx, { number: own.number, ids: others });
  return { upline: await readUpline(ctx, own, top), memberIds, since };
}

async function idsOf(
  ctx: Ctx,
  { memberId, path }: { readonly memberId: MemberId; readonly path: string },
  scope: 'self' | 'direct' | 'team',
): Promise<readonly MemberId[]> {
  if (scope === 'self') {
    return [memberId];
  }
  const limit = mostAtOnce + 1;
  if (scope === 'team') {
    return selectTeamIds(ctx.tx, path, limit);
  }
  const directs = await selectDirects(ctx.tx, { path, ids: undefined, limit });
  return directs.map((row) => row.memberId);
}
