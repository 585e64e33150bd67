import { currency, formatAmount } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';

/** An amount as an entry tells it, `1000.00 THB`: in units that people read, with its currency. */
export function moneyFact(
  { site }: Pick<Ctx, 'site'>,
  amountMinor: bigint,
  code = site.currency,
): string {
  return `${formatAmount(amountMinor, currency(code))} ${code}`;
}
