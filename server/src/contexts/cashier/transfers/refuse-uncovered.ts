import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { balanceOf } from '../../wallet/index.ts';
import { cashOf } from '../withdrawals/hold.ts';
import type { CashierPorts } from '../withdrawals/requirements.ts';

type Ports = Pick<CashierPorts, 'owedOf'>;

/** What a member may send to others: what is there, without what it owes; minor units. */
export async function freeToSend(ctx: Ctx, memberId: MemberId, ports: Ports): Promise<bigint> {
  const cash = { account: cashOf(memberId), currency: ctx.site.currency };
  const { availableMinor } = await balanceOf(ctx, cash);
  const owedMinor = await ports.owedOf(ctx, memberId);
  return availableMinor > owedMinor ? availableMinor - owedMinor : 0n;
}

/**
 * What a member owes stays, whichever way money would leave (agents-loyalty-money.md E7). The
 * caller holds the lock of the cash account, as whoever notes a debt does: neither passes the other
 * by.
 */
export async function refuseUncovered(
  ctx: Ctx,
  wish: { readonly memberId: MemberId; readonly amountMinor: bigint },
  ports: Ports,
): Promise<void> {
  if ((await freeToSend(ctx, wish.memberId, ports)) < wish.amountMinor) {
    throw new Refusal('insufficient_balance');
  }
}
