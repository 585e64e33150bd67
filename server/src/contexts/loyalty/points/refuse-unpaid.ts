import { currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { readSpan } from '../../turnover/index.ts';
import type { Goods } from './store-goods.ts';

/** Today and the days of the site before it. */
const windowDays = 30;

/** An item may be for those only who paid in so much lately (D2). Refuses `goods_deposit`. */
export async function refuseUnpaid(
  ctx: Ctx<MemberActor>,
  { minDeposit30dMinor: leastMinor }: Pick<Goods, 'minDeposit30dMinor'>,
): Promise<void> {
  if (leastMinor === 0n) {
    return;
  }
  const today = siteDate(ctx);
  const from = String(today.subtract({ days: windowDays - 1 }));
  const span = { from, to: String(today), memberIds: [ctx.actor.id] };
  const paidMinor = (await readSpan(ctx, span)).reduce((sum, row) => sum + row.depositMinor, 0n);
  if (paidMinor < leastMinor) {
    const unit = currency(ctx.site.currency);
    throw new Refusal('goods_deposit', { least: formatAmount(leastMinor, unit) });
  }
}
