import { type DayBet, pastAnswer, type PastOrder, pastPath } from '@portal/vendors';
import type { Ctx } from '../../platform/context.ts';
import { askReport } from './days/ask-day.ts';
import { selectVendorAccounts } from './store-accounts.ts';
import { accountOf } from './vendor-book.ts';

const tellMilliseconds = 5000;

/**
 * Tells the simulator the bets of a demo's past as it is to have them, so that the days that are
 * compared from then on agree with it as they would with a vendor that took them. One that has no
 * such books, or does not answer, is left alone: the past is told without it.
 */
export async function tellVendorPast(
  ctx: Ctx,
  past: {
    readonly vendorCode: string;
    readonly gameCode: string;
    readonly bets: readonly DayBet[];
  },
): Promise<void> {
  const { vendorCode, gameCode, bets } = past;
  const rows = await selectVendorAccounts(ctx.tx);
  const row = rows.find((account) => account.vendorCode === vendorCode);
  const vendor = row && accountOf(ctx.cipher, row);
  if (vendor?.reportUrl === undefined) {
    return;
  }
  const { reportUrl } = vendor;
  const content: PastOrder = { gameCode, bets: [...bets] };
  const ask = { path: pastPath, content, timeoutMilliseconds: tellMilliseconds };
  try {
    pastAnswer.parse(await askReport({ ...vendor, reportUrl }, ask));
  } catch (error) {
    ctx.log.warn(
      { err: error, vendor: vendorCode },
      'a vendor did not hear of the past of the demo',
    );
  }
}
