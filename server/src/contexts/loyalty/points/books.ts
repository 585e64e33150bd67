import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, pointsCurrency, type Transfer } from '../../wallet/index.ts';

/** Where points come from and go to; money of conversions and orders too. */
const houseAccount = 'house:points';

function pointsOf(memberId: MemberId): string {
  return `member:${memberId}:points`;
}

export function cashOf(memberId: MemberId): string {
  return `member:${memberId}:cash`;
}

type Booking = Pick<Transfer, 'debt' | 'type' | 'reference'> & { readonly memberId: MemberId };

/** Points to a member, or from one where the number is below zero. */
export function pointsTransfer(booking: Booking, points: bigint): Transfer {
  const { memberId, ...rest } = booking;
  const purse = pointsOf(memberId);
  return points > 0n
    ? {
        ...rest,
        from: houseAccount,
        to: purse,
        amountMinor: points,
        currency: pointsCurrency,
      }
    : {
        ...rest,
        from: purse,
        to: houseAccount,
        amountMinor: 0n - points,
        currency: pointsCurrency,
      };
}

/** Money to a member, or from one where the amount is below zero. */
export function moneyTransfer(
  booking: Booking,
  money: { readonly amountMinor: bigint; readonly currency: string },
): Transfer {
  const { memberId, ...rest } = booking;
  const { amountMinor, currency } = money;
  const purse = cashOf(memberId);
  return amountMinor > 0n
    ? { ...rest, from: houseAccount, to: purse, amountMinor, currency }
    : { ...rest, from: purse, to: houseAccount, amountMinor: 0n - amountMinor, currency };
}

export function pointsAccount(memberId: MemberId) {
  return { account: pointsOf(memberId), currency: pointsCurrency };
}

export async function pointsBalance(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  return (await balanceOf(ctx, pointsAccount(memberId))).balanceMinor;
}
