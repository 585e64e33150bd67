import type { Ctx } from '../../../../platform/context.ts';
import { readTrialBalance } from '../../../wallet/index.ts';
import { findControls, insertTrial, stopPayouts } from '../store-control.ts';

/**
 * Sums the books. While they do not come to zero nothing is paid out; once they do again, it goes
 * on by itself (R52).
 */
export async function tryBalance(ctx: Ctx): Promise<void> {
  const books = await readTrialBalance(ctx);
  const at = ctx.clock.now();
  const own = books.find(({ currency }) => currency === ctx.site.currency);
  if (own !== undefined) {
    await insertTrial(ctx.tx, { ...own, at });
  }
  const wrong = books.filter(({ sumMinor }) => sumMinor !== 0n);
  const controls = await findControls(ctx.tx, ctx.site.id);
  const isStopped = (controls?.payoutsStoppedAt ?? null) !== null;
  if (wrong.length > 0) {
    const sums = wrong.map(({ currency, sumMinor }) => `${sumMinor} ${currency}`);
    ctx.log.error({ sums }, 'the books do not come to zero: payouts stop');
  }
  if (isStopped !== wrong.length > 0) {
    const stoppedAt = wrong.length > 0 ? at : null;
    await stopPayouts(ctx.tx, { siteId: ctx.site.id, stoppedAt });
  }
}
