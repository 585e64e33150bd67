import type { Ctx } from '../../../platform/context.ts';
import { lockPayables, payRebates } from '../pay-purses.ts';
import type { RebateSettings } from '../settings.ts';
import { finishRun, openRebateRun, stepRun } from '../store-payments.ts';
import { forgetAccruals, selectOwed } from '../store-purses.ts';

/** From here on the day before is credited (agents-loyalty-money.md A7). */
const creditTime = '02:00';
const membersAtOnce = 500;

/**
 * Credits what was earned on the days before, some members at a time; each day once, whoever runs
 * it and however often it breaks off. On a site with claims by hand, what nobody claimed. Answers
 * whether more may wait.
 */
export async function creditRebates(ctx: Ctx, settings: RebateSettings): Promise<boolean> {
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone);
  if (Temporal.PlainTime.compare(now.toPlainTime(), creditTime) < 0) {
    return false;
  }
  const siteDay = String(now.toPlainDate());
  const run = await openRebateRun(ctx.tx, siteDay);
  if (run === undefined) {
    return false;
  }
  const isDue = settings.mode === 'AUTO' || settings.autoFlush;
  const memberIds = isDue
    ? await selectOwed(ctx.tx, { afterId: run.afterId, limit: membersAtOnce })
    : [];
  if (memberIds.length > 0) {
    const payables = await lockPayables(ctx, memberIds, { siteDay });
    await payRebates(ctx, payables, 'auto');
  }
  if (memberIds.length === membersAtOnce) {
    await stepRun(ctx.tx, siteDay, memberIds.at(-1) ?? '');
    return true;
  }
  await finishRun(ctx.tx, siteDay, ctx.clock.now());
  await forgetAccruals(ctx.tx, String(now.toPlainDate().subtract({ days: 1 })));
  return false;
}
