import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { selectTeamIds } from './store.ts';
import { selectSince } from './store-past-lines.ts';
import { selectInTeam } from './store-team.ts';
import { readUpline } from './sums/read-upline.ts';
import { selectDirects } from './sums/store-sums.ts';
import { readTeamTop } from './team-top.ts';

/** More are not read one by one: they are looked at level by level, or by their sums. */
export const mostNamed = 10_000;

export type TeamScope = 'self' | 'direct' | 'team';

interface TeamQuery {
  readonly account: string | undefined;
  readonly scope: TeamScope;
}

export interface TeamMembers {
  /** From the caller down to whose team this is. */
  readonly upline: readonly string[];
  readonly memberIds: readonly MemberId[];
  /** The first day below the caller, of those who came by a move (A5). */
  readonly since: ReadonlyMap<MemberId, string>;
}

/** Where the lines of some scope of a team stand in the tree, as the caller sees it. */
export interface TeamPlace {
  readonly ownId: MemberId;
  readonly ownNumber: bigint;
  /** Of whose team it is. */
  readonly path: string;
  readonly scope: TeamScope;
}

export interface OpenedTeam {
  readonly upline: readonly string[];
  readonly place: TeamPlace;
  /** Undefined when they are more than may be named, see {@link pickTeamMembers}. */
  readonly members: Pick<TeamMembers, 'memberIds' | 'since'> | undefined;
}

/**
 * Somebody of the own team alone, those right below, or everybody from there on. Refuses with
 * `not_found` whoever does not stand below (R80).
 */
export async function openTeam(
  ctx: Ctx<MemberActor>,
  { account, scope }: TeamQuery,
  limit = mostNamed,
): Promise<OpenedTeam> {
  const { own, top } = await readTeamTop(ctx, account);
  const place = { ownId: own.memberId, ownNumber: own.number, path: top.path, scope };
  const upline = await readUpline(ctx, own, top);
  const memberIds = await idsOf(ctx, { top, scope, limit: limit + 1 });
  if (memberIds.length > limit) {
    return { upline, place, members: undefined };
  }
  const others = memberIds.filter((id) => id !== own.memberId);
  const since = await selectSince(ctx.tx, { number: own.number, ids: others });
  return { upline, place, members: { memberIds, since } };
}

/** The same, for what needs all of them by their ids; refuses `team_too_large` besides. */
export async function readTeamMembers(
  ctx: Ctx<MemberActor>,
  query: TeamQuery,
): Promise<TeamMembers> {
  const { upline, members } = await openTeam(ctx, query);
  if (members === undefined) {
    throw new Refusal('team_too_large', { most: mostNamed });
  }
  return { upline, ...members };
}

/**
 * Who of some members stands there, of whoever came by a move only from the first day below the
 * caller on (A5). However large the team, only these members are looked at.
 */
export function pickTeamMembers(
  ctx: Ctx,
  query: {
    readonly place: TeamPlace;
    readonly ids: readonly MemberId[];
    readonly siteDay: string;
  },
): Promise<readonly MemberId[]> {
  return selectInTeam(ctx.tx, query);
}

async function idsOf(
  ctx: Ctx,
  query: {
    readonly top: { readonly memberId: MemberId; readonly path: string };
    readonly scope: TeamScope;
    readonly limit: number;
  },
): Promise<readonly MemberId[]> {
  const { top, scope, limit } = query;
  if (scope === 'self') {
    return [top.memberId];
  }
  if (scope === 'team') {
    return selectTeamIds(ctx.tx, top.path, limit);
  }
  const directs = await selectDirects(ctx.tx, { path: top.path, ids: undefined, limit });
  return directs.map((row) => row.memberId);
}
