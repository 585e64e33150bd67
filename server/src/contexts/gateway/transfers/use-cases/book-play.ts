import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { balanceOf, lockAndLook, postTogether } from '../../../wallet/index.ts';
import { playInPurse } from '../play-in-purse.ts';
import { accountsToLock, purseAccounts } from '../purse-accounts.ts';
import { fitLots } from '../store-lots.ts';
import { selectOpenTransfers } from '../store-transfers.ts';

/**
 * Books what was won or lost in a purse since it was looked at last. What the vendor said counts
 * only while nothing else touched the purse since it was asked: no transfer that is open or was
 * settled meanwhile, and nobody who booked before. False when it did not count.
 */
export async function bookPlay(
  ctx: Ctx,
  look: {
    readonly memberId: MemberId;
    readonly vendorCode: string;
    /** By our books when the vendor was asked. */
    readonly bookedMinor: bigint;
    /** As the vendor said it. */
    readonly saidMinor: bigint;
  },
): Promise<boolean> {
  const { memberId, vendorCode, bookedMinor, saidMinor } = look;
  const { currency } = ctx.site;
  const accounts = purseAccounts(look);
  await lockAndLook(ctx, { accounts: accountsToLock(look, currency), debts: [] });
  const open = await selectOpenTransfers(ctx.tx, memberId);
  const now = await balanceOf(ctx, { account: accounts.purse, currency });
  if (now.balanceMinor !== bookedMinor || open.some((row) => row.vendorCode === vendorCode)) {
    return false;
  }
  const reference = ctx.ids.next('wtr');
  const moves = playInPurse({ accounts, saidMinor, bookedMinor, currency, reference });
  const [posted] = await postTogether(ctx, moves.length === 0 ? [] : [moves]);
  assert(posted?.ok !== false, 'what a purse lost lies in it');
  await fitLots(ctx.tx, { memberId, vendorCode, lyingMinor: saidMinor });
  return true;
}
