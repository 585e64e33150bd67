import type { Ctx } from '../../../platform/context.ts';
import { type MoneySignRow, selectMoneySigns } from '../store-signs.ts';

/** Days of money, the running one included (R16). */
const moneyDays = 30;

/** From how much on it is a sign; amounts in minor units of the site's currency. */
export interface SignLeast {
  readonly netDepositMinor: bigint;
  readonly lossMinor: bigint;
}

/**
 * Members whose sums of 30 days say that play may do them harm, in one statement, and only those
 * who did something lately.
 */
export function readSigns(ctx: Ctx, least: SignLeast): Promise<readonly MoneySignRow[]> {
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
  return selectMoneySigns(ctx.tx, {
    ...least,
    from: String(today.subtract({ days: moneyDays - 1 })),
    to: String(today),
    activeFrom: String(today.subtract({ days: 1 })),
  });
}
