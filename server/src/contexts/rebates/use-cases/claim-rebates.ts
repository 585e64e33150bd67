import {
  type Category,
  claimRefusal,
  manualClaimLeastMinor,
  secondsBetweenClaims,
  settlingMinutes,
} from '@portal/commission';
import { currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockPayables, payRebates } from '../pay-purses.ts';
import type { RebateSettings } from '../settings.ts';
import { findLastClaim } from '../store-payments.ts';
import { minuteOf } from '../store-purses.ts';

export interface RebateClaim {
  /** All of them without it. */
  readonly category?: Category | undefined;
  readonly source?: 'own' | 'team' | undefined;
}

/**
 * Pays what is old enough, of one purse or of all. Refuses in order: `rebate_automatic` on a site
 * that credits by itself, `rebate_closed` in the first half hour of a day, `rebate_too_soon`,
 * `rebate_below_least`. Breaks and exclusions do not hold back what was earned (H).
 */
export async function claimRebates(
  ctx: Ctx<MemberActor>,
  command: RebateClaim,
  settings: RebateSettings,
): Promise<bigint> {
  if (settings.mode !== 'MANUAL') {
    throw new Refusal('rebate_automatic');
  }
  const now = ctx.clock.now();
  // Accruals stand at the minute in which they fell: one that is cut may still be too young.
  const minute = minuteOf(now.subtract({ minutes: settlingMinutes }));
  const payables = await lockPayables(ctx, [ctx.actor.id], { minute });
  const chosen = payables.filter(({ row }) => {
    const { category = row.category, source = row.source } = command;
    return row.category === category && row.source === source;
  });
  const last = await findLastClaim(ctx.tx, ctx.actor.id);
  const seconds = last === null ? secondsBetweenClaims : now.since(last).total('seconds');
  const unit = currency(ctx.site.currency);
  const leastMinor = manualClaimLeastMinor(unit.exponent);
  const refusal = claimRefusal({
    siteTime: now.toZonedDateTimeISO(ctx.site.timeZone).toPlainTime(),
    secondsSinceLastClaim: seconds,
    claimableMinor: chosen.reduce((sum, { payMinor }) => sum + payMinor, 0n),
    leastMinor,
  });
  switch (refusal) {
    case undefined:
      return payRebates(ctx, chosen, 'claim');
    case 'rebate_closed':
      throw new Refusal('rebate_closed');
    case 'claim_too_soon':
      throw new Refusal('rebate_too_soon', {
        retryAfterSeconds: Math.ceil(secondsBetweenClaims - seconds),
      });
    case 'below_least_claim':
      throw new Refusal('rebate_below_least', { least: formatAmount(leastMinor, unit) });
  }
}
