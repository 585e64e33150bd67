import type { Ctx } from '../../../platform/context.ts';
import {
  type MoneySignRow,
  type NightPlayRow,
  selectMoneySigns,
  selectNightPlay,
} from '../store-signs.ts';

/** Days of money, the running one included (R16). */
const moneyDays = 30;
/** Nights that are looked at; hours are kept for eight days. */
const nightDays = 7;
const nightEndHour = 6;

/** From how much on it is a sign; amounts in minor units of the site's currency. */
export interface SignLeast {
  readonly netDepositMinor: bigint;
  readonly lossMinor: bigint;
  readonly nights: number;
}

/**
 * Members whose sums say that play may do them harm: money of 30 days, nights of 7 days between
 * midnight and six. One statement for each, and only for those who did something lately.
 */
export async function readSigns(
  ctx: Ctx,
  least: SignLeast,
): Promise<{
  readonly money: readonly MoneySignRow[];
  readonly nights: readonly NightPlayRow[];
}> {
  const { timeZone } = ctx.site;
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const { netDepositMinor, lossMinor, nights: leastNights } = least;
  const money = await selectMoneySigns(ctx.tx, {
    from: String(today.subtract({ days: moneyDays - 1 })),
    to: String(today),
    activeFrom: String(today.subtract({ days: 1 })),
    netDepositMinor,
    lossMinor,
  });
  const since = now.subtract({ hours: nightDays * 24 });
  const endHour = nightEndHour;
  const nights = await selectNightPlay(ctx.tx, { since, timeZone, endHour, leastNights });
  return { money, nights };
}
