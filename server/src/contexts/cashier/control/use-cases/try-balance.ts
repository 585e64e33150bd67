import type { Ctx } from '../../../../platform/context.ts';
import { proveAccounts, readTrialBalance } from '../../../wallet/index.ts';
import type { CashierPorts } from '../../withdrawals/requirements.ts';
import { flagShortfall } from '../flag-shortfall.ts';
import { findControls, insertTrial, stopPayouts } from '../store-control.ts';
import { keepFaults } from '../store-faults.ts';

/**
 * Sums the books, and holds every account to its lines. While the sum is not zero or an account
 * differs nothing is paid out; once all is well again, it goes on by itself (R52). Then the
 * protected funds are held against what belongs to members, what they were promised included (R23).
 */
export async function tryBalance(
  ctx: Ctx,
  { promisedMoney }: Pick<CashierPorts, 'promisedMoney'>,
): Promise<void> {
  const books = await readTrialBalance(ctx);
  const at = ctx.clock.now();
  const own = books.find(({ currency }) => currency === ctx.site.currency);
  if (own !== undefined) {
    await insertTrial(ctx.tx, { ...own, promisedMinor: await promisedMoney(ctx), at });
  }
  const wrong = books.filter(({ sumMinor }) => sumMinor !== 0n);
  if (wrong.length > 0) {
    const sums = wrong.map(({ currency, sumMinor }) => `${sumMinor} ${currency}`);
    ctx.log.error({ sums }, 'the books do not come to zero: payouts stop');
  }
  const faults = await proveAccounts(ctx);
  if (faults.length > 0) {
    const accounts = faults.map(({ account, currency }) => `${account} ${currency}`);
    ctx.log.error({ accounts }, 'balances differ from their lines: payouts stop');
  }
  await keepFaults(ctx.tx, { faults, at });
  await stopWhile(ctx, wrong.length > 0 || faults.length > 0);
  await flagShortfall(ctx);
}

async function stopWhile(ctx: Ctx, isWrong: boolean): Promise<void> {
  const controls = await findControls(ctx.tx, ctx.site.id);
  const isStopped = (controls?.payoutsStoppedAt ?? null) !== null;
  if (isStopped !== isWrong) {
    const stoppedAt = isWrong ? ctx.clock.now() : null;
    await stopPayouts(ctx.tx, { siteId: ctx.site.id, stoppedAt });
  }
}
