import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { momentsOf } from '../../../platform/site-days.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { assertDefined } from '@portal/money';
import { openTeam, type TeamPlace, type TeamScope } from '../../agents/index.ts';
import type { Span } from './walk-back.ts';

/** Records of others are kept to be looked at for so long (agents-loyalty-money.md B5). */
const backDays = 90;

export interface TeamRecordQuery {
  readonly account?: string | undefined;
  readonly scope?: TeamScope | undefined;
  readonly from: string;
  readonly to: string;
}

export interface TeamRecord extends Span {
  readonly upline: readonly string[];
  /** Undefined when they are too many to be named: their day is read back in time. */
  readonly memberIds: readonly MemberId[] | undefined;
  /** Where they stand, and the day by which they are looked for. */
  readonly place: TeamPlace;
  readonly siteDay: string;
}

/**
 * Whose lines, and of which moments. Several members are looked at for one day at most, one for
 * all days that a report may have, and nobody further back than 90 days: `team_record_days`.
 */
export async function teamRecordOf(
  ctx: Ctx<MemberActor>,
  query: TeamRecordQuery,
  mostNamed?: number,
): Promise<TeamRecord> {
  const { account, scope = account === undefined ? 'team' : 'self', from: first, to: last } = query;
  const today = siteDate(ctx);
  const oldest = String(today.subtract({ days: backDays }));
  if (first < oldest || (scope !== 'self' && first !== last)) {
    throw new Refusal('team_record_days', { backDays });
  }
  const { upline, place, members } = await openTeam(ctx, { account, scope }, mostNamed);
  // Of whoever came by a move, the days before it are another line's (A5).
  const sinceOf = (id: MemberId) => members?.since.get(id) ?? first;
  const memberIds = members?.memberIds.filter((id) => sinceOf(id) <= last);
  const [only] = scope === 'self' ? (memberIds ?? []) : [];
  const day = only !== undefined && sinceOf(only) > first ? sinceOf(only) : first;
  const { from, to } = momentsOf({ from: day, to: last }, ctx.site.timeZone);
  return {
    upline,
    memberIds,
    place,
    siteDay: last,
    from: assertDefined(from, 'the days are named'),
    to: assertDefined(to, 'the days are named'),
  };
}
