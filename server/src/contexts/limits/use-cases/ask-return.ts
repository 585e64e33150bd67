import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { type Break, selectBreaks, updateReturn } from '../store-breaks.ts';
import { upsertFlag } from '../store.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** The first six months of an exclusion are never lifted (H). */
const leastMonths = 6;

/**
 * Asks to play again after an exclusion: one with an end, 24 hours after both it and the question;
 * one for ever, 7 days after the question and never within six months (R11). Asked again, the first
 * question counts. Refusals in order: `not_excluded`, `exclusion_runs`.
 */
export async function askReturn(ctx: Ctx, memberId: MemberId): Promise<Temporal.Instant> {
  const player = (await lookAtPlayers(ctx, [memberId])).get(memberId);
  const flag = player?.flags.find((candidate) => candidate.flag === 'RG_EXCLUDED');
  if (flag === undefined) {
    throw new Refusal('not_excluded');
  }
  if (flag.endsAt !== undefined) {
    return flag.endsAt;
  }
  const exclusions = (await selectBreaks(ctx.tx, memberId)).filter(
    (row) => row.kind === 'exclusion',
  );
  const now = ctx.clock.now();
  const mayAskAt = exclusions.map((row) => earliestReturn(row, ctx.site.timeZone)).reduce(laterOf);
  if (Temporal.Instant.compare(now, mayAskAt) < 0) {
    throw new Refusal('exclusion_runs', { until: String(mayAskAt) });
  }
  const isForEver = exclusions.some((row) => row.endsAt === null);
  const endsAt = now.add({ hours: isForEver ? 7 * 24 : 24 });
  for (const { id } of exclusions) {
    await updateReturn(ctx.tx, { id, askedAt: now });
  }
  const reason = 'asked to come back';
  await upsertFlag(ctx.tx, { memberId, flag: 'RG_EXCLUDED', reason, setAt: now, endsAt });
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, {
    action: 'member.ask_return',
    subject,
    after: { until: String(endsAt) },
  });
  return endsAt;
}

/** From when on a member may ask to come back from an exclusion. */
export function earliestReturn(row: Break, timeZone: string): Temporal.Instant {
  const least = row.startedAt.toZonedDateTimeISO(timeZone).add({ months: leastMonths }).toInstant();
  return row.endsAt === null ? least : laterOf(least, row.endsAt);
}

function laterOf(left: Temporal.Instant, right: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(left, right) < 0 ? right : left;
}
