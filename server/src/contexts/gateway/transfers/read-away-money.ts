import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { balances, statementTotals } from '../../wallet/index.ts';
import { selectVendorAccounts } from '../store-accounts.ts';
import { purseAccounts } from './purse-accounts.ts';

/** Money of a member that is not in cash, in minor units. */
export interface AwayMoney {
  /** The purses themselves. */
  readonly purses: readonly string[];
  /** In purses and on its way to them, as our books have it. */
  readonly awayMinor: bigint;
  /** What play in purses has won, or lost below 0, since a moment. */
  readonly playedMinor: bigint;
}

/**
 * What a member has with vendors that keep purses, for whoever shares money out: it comes back to
 * cash whenever its owner wishes. Nothing moves it while the lock of the cash account is held.
 */
export async function readAwayMoney(
  ctx: Ctx,
  { memberId, from }: { readonly memberId: MemberId; readonly from: Temporal.Instant },
): Promise<AwayMoney> {
  const { currency } = ctx.site;
  const vendors = (await selectVendorAccounts(ctx.tx)).filter((row) => row.transferUrl !== null);
  const purses = vendors.map(({ vendorCode }) => purseAccounts({ memberId, vendorCode }).purse);
  const { transit } = purseAccounts({ memberId, vendorCode: '' });
  const accounts = [transit, ...purses].map((account) => ({ account, currency }));
  const standing = await balances(ctx, accounts);
  let playedMinor = 0n;
  for (const account of purses) {
    for (const type of ['purse_won', 'purse_lost']) {
      const { inMinor, outMinor } = await statementTotals(ctx, { account, currency, type, from });
      playedMinor += inMinor - outMinor;
    }
  }
  const awayMinor = standing.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  return { purses, awayMinor, playedMinor };
}
