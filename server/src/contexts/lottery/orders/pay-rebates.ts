import type { Decimal4 } from '@portal/lottery';
import type { NewTicket } from './order.ts';

/** A ticket before its rebate is paid, with what it earns, in 1/10,000. */
export interface EarningTicket extends Omit<NewTicket, 'rebateMinor'> {
  readonly rebateE4: Decimal4;
}

/**
 * The whole minor units that tickets and the rest of earlier ones pay, one after the other: rebates
 * accrue in 1/10,000, are floored when they are paid, and nothing is lost (lottery.md 0.3).
 */
export function payRebates(
  tickets: readonly EarningTicket[],
  { restE4, exponent }: { readonly restE4: bigint; readonly exponent: number },
): { readonly tickets: readonly NewTicket[]; readonly restE4: bigint } {
  const e4PerMinor = 10n ** BigInt(4 - exponent);
  let left = restE4;
  const paid = tickets.map(({ rebateE4, ...ticket }): NewTicket => {
    left += rebateE4;
    const rebateMinor = left > 0n ? left / e4PerMinor : 0n;
    left -= rebateMinor * e4PerMinor;
    return { ...ticket, rebateMinor };
  });
  return { tickets: paid, restE4: left };
}
