import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import '../joined-event.ts';
import { addMarks } from '../store-fold.ts';

/** Counts a newcomer for the agents above, on the day of the site on which they came. */
export async function countNewcomer(
  ctx: Ctx,
  newcomer: { readonly memberId: MemberId; readonly joinedAt: string },
): Promise<void> {
  const moment = Temporal.Instant.from(newcomer.joinedAt);
  const siteDay = String(moment.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  await addMarks(ctx.tx, [{ memberId: newcomer.memberId, siteDay, kind: 'registration' }]);
}
