import type { Ctx } from '../../../../platform/context.ts';
import {
  findReceiptHold,
  findReceiptLook,
  holdReceipts,
  noteReceiptLook,
} from '../store-receipt-hold.ts';

/** The timers are looked at each minute; nothing ran where nobody looked for longer. */
const longestGapMinutes = 3;

/**
 * Notes that the timers of receipts are looked at now. Where nobody did for longer than a server
 * takes to start, nobody could answer either: the timers stood since the last look (R116).
 */
export async function pauseReceipts(ctx: Ctx): Promise<void> {
  const siteId = ctx.site.id;
  const now = ctx.clock.now();
  const since = await findReceiptLook(ctx.tx, siteId);
  await noteReceiptLook(ctx.tx, { siteId, at: now });
  const isGap = since !== null && now.since(since).total('minutes') > longestGapMinutes;
  if (isGap && (await findReceiptHold(ctx.tx, siteId)) === null) {
    await holdReceipts(ctx.tx, { siteId, since });
  }
}
