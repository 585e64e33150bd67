import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { recordAct } from '../../trail/index.ts';
import { beginBreak } from './begin-break.ts';
import { refuseUnknown } from './read-member-protection.ts';

/**
 * An operator excludes a member, for months or (null) for ever; it binds as the member's own does.
 * Returns the sessions to drop. Refuses with `not_found`.
 */
export async function excludeMember(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly memberId: MemberId;
    readonly months: number | null;
    readonly reason: string;
  },
): Promise<readonly string[]> {
  const { memberId, reason } = command;
  await refuseUnknown(ctx, memberId);
  const endsAt = exclusionEnd(ctx, command.months);
  const subject = { type: 'member', id: memberId };
  const after = { until: endsAt === null ? '' : String(endsAt) };
  await recordAct(ctx, { action: 'member.exclude', subject, after, reason });
  return beginBreak(ctx, { memberId, kind: 'exclusion', endsAt, reason });
}

/** By the calendar of the site; null for ever. */
export function exclusionEnd(ctx: Ctx, months: number | null): Temporal.Instant | null {
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone);
  return months === null ? null : now.add({ months }).toInstant();
}
