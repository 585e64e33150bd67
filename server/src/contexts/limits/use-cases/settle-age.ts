import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { recordEvents } from '../../trail/index.ts';
import { ageOn } from '../age.ts';
import { findBornOn, selectFlags } from '../store-desk.ts';
import { endStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

/**
 * Lifts the stops of age of whoever is old enough by approved papers, once the own birthday says
 * nothing else (R17). Nobody else lifts them.
 */
export async function settleAge(
  ctx: Ctx,
  person: {
    readonly memberId: MemberId;
    /** What the profile says; empty for nothing. */
    readonly birthday: string;
    readonly minimumAge: number;
  },
): Promise<void> {
  const { memberId, birthday, minimumAge } = person;
  await lookAtPlayers(ctx, [memberId]);
  const proven = await findBornOn(ctx.tx, memberId);
  const isOld = (day: string) => ageOn(day, siteDate(ctx)) >= minimumAge;
  if (proven === null || !isOld(proven) || (birthday !== '' && !isOld(birthday))) {
    return;
  }
  const rows = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  const flags = rows.flatMap(({ flag, cause }) => (cause === 'age' ? [flag] : []));
  for (const flag of flags) {
    await endStop(ctx, { memberId, flag, causes: ['age'] });
  }
  if (flags.length > 0) {
    const subject = { type: 'member', id: memberId };
    const before = { flags: flags.toSorted().join(', ') };
    await recordEvents(ctx, { action: 'member.age_proven', subject, before });
  }
}
