import type { Ctx } from '../../../../platform/context.ts';
import { sumDayPayments } from '../store-records.ts';
import { tellPaid } from '../tell-paid.ts';

/** Of the site's clock; by then the last hour and the last window of the day before are paid. */
const toldInHour = 1;

/**
 * Tells who was paid by the hour or in real time what yesterday came to, once a day instead of with
 * each payment (agents-loyalty-money.md G). Asked for every hour.
 */
export async function tellDayPay(ctx: Ctx): Promise<void> {
  const { timeZone } = ctx.site;
  const now = ctx.clock.now().toZonedDateTimeISO(timeZone);
  if (now.hour !== toldInHour) {
    return;
  }
  const today = now.toPlainDate();
  const day = today.subtract({ days: 1 });
  const moment = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).toInstant();
  const rows = await sumDayPayments(ctx.tx, { from: moment(day), to: moment(today) });
  await tellPaid(
    ctx,
    rows.map(({ memberId, kind, amountMinor }) => ({
      memberId,
      kind,
      amount: String(amountMinor),
      reference: String(day),
      occasion: kind,
    })),
  );
}
