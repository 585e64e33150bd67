import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { earliestReturn, longestOf } from '../exclusions.ts';
import { selectExclusions, updateReturn } from '../store-breaks.ts';
import { writeStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

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
  const exclusions = await selectExclusions(ctx.tx, memberId);
  const now = ctx.clock.now();
  const longest = longestOf(exclusions, ctx.site.timeZone);
  const mayAskAt = longest === undefined ? now : earliestReturn(longest, ctx.site.timeZone);
  if (Temporal.Instant.compare(now, mayAskAt) < 0) {
    throw new Refusal('exclusion_runs', { until: String(mayAskAt) });
  }
  const isForEver = exclusions.some((row) => row.endsAt === null);
  const endsAt = now.add({ hours: isForEver ? 7 * 24 : 24 });
  await updateReturn(ctx.tx, { ids: exclusions.map(({ id }) => id), askedAt: now });
  const reason = 'asked to come back';
  await writeStop(ctx, {
    memberId,
    cause: 'site',
    flag: 'RG_EXCLUDED',
    reason,
    setAt: now,
    endsAt,
  });
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, {
    action: 'member.ask_return',
    subject,
    after: { until: String(endsAt) },
  });
  return endsAt;
}
