import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { firstRecordDay } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readSpan } from '../../../turnover/index.ts';

/** All that the caller ever paid in and took out, and the difference (R14). */
export async function readLifetimeMoney(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['readLifetimeMoney']>> {
  const { currency: code, timeZone } = ctx.site;
  const to = String(ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate());
  const rows = await readSpan(ctx, { memberIds: [ctx.actor.id], from: firstRecordDay, to });
  const unit = currency(code);
  const paidMinor = rows.reduce((sum, { depositMinor }) => sum + depositMinor, 0n);
  const takenMinor = rows.reduce((sum, { withdrawalMinor }) => sum + withdrawalMinor, 0n);
  return {
    currency: code,
    deposits: rows.reduce((sum, { depositCount }) => sum + depositCount, 0),
    paidIn: formatAmount(paidMinor, unit),
    takenOut: formatAmount(takenMinor, unit),
    netDeposits: formatAmount(paidMinor - takenMinor, unit),
  };
}
