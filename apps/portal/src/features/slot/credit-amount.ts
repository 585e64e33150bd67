import { divide } from '@portal/money';
import { fromMinor, toMinor } from '../../shared/money/amounts.ts';

/** What credits are worth at a stake that buys the design's total bet; floored, like payouts. */
export function creditAmount(pay: {
  readonly credits: number;
  readonly stake: string;
  readonly totalBetCredits: number;
  readonly currency: string;
}): string {
  const minor = divide(
    toMinor(pay.stake) * BigInt(pay.credits),
    BigInt(pay.totalBetCredits),
    'floor',
  );
  return fromMinor(minor, pay.currency);
}
