import { divide, formatAmount, formatScaled, currency, type Currency } from '@portal/money';
import { e4PerUnit, manualClaimLeastMinor, wholeGroup } from '@portal/commission';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { minorPerUnitOf } from './pay-purses.ts';
import type { RebateSettings } from './settings.ts';
import type { PaymentRow } from './store-payments.ts';
import type { ShareStepRow } from './store-shares.ts';
import type { RebateShares } from './use-cases/list-rebate-shares.ts';
import type { RebateRow } from './use-cases/read-rebates.ts';

type Reply = ReplyOf<Endpoints['readRebates']>;
type Payment = ReplyOf<Endpoints['listRebatePayments']>['content'][number];

const ppmPerPercent = 10_000;
const rateParts = 1_000_000;

export function presentRebates(
  ctx: Ctx,
  rows: readonly RebateRow[],
  settings: RebateSettings,
): Reply {
  const unit = currency(ctx.site.currency);
  const e4PerMinor = e4PerUnit / minorPerUnitOf(ctx);
  const total = rows.reduce((sum, { payMinor }) => sum + payMinor, 0n);
  return {
    currency: ctx.site.currency,
    mode: settings.mode === 'MANUAL' ? 'manual' : 'auto',
    total: formatAmount(total, unit),
    leastAmount: formatAmount(manualClaimLeastMinor(unit.exponent), unit),
    creditsAt: String(nextCredit(ctx)),
    rows: rows.map(({ category, source, ppm, validMinor, payMinor, youngE4 }) => ({
      category,
      source,
      rate: ppm === null ? null : String(Number(ppm) / ppmPerPercent),
      valid: formatAmount(validMinor, unit),
      amount: formatAmount(payMinor, unit),
      waiting: formatAmount(youngE4 > 0n ? divide(youngE4, e4PerMinor, 'floor') : 0n, unit),
    })),
  };
}

/** The next 02:00 of the site. */
function nextCredit({ clock, site }: Pick<Ctx, 'clock' | 'site'>): Temporal.Instant {
  const now = clock.now().toZonedDateTimeISO(site.timeZone);
  const plainTime = Temporal.PlainTime.from('02:00');
  const isAfter = Temporal.PlainTime.compare(now.toPlainTime(), plainTime) >= 0;
  const day = now.toPlainDate().add({ days: isAfter ? 1 : 0 });
  return day.toZonedDateTime({ timeZone: site.timeZone, plainTime }).toInstant();
}

export function presentPayments(
  { site }: Pick<Ctx, 'site'>,
  rows: readonly PaymentRow[],
  limit: number,
): ReplyOf<Endpoints['listRebatePayments']> {
  const unit = currency(site.currency);
  const shown = rows.slice(0, limit);
  return {
    content: shown.map(({ id, kind, amountMinor, parts, paidAt }): Payment => ({
      id,
      kind,
      amount: formatAmount(amountMinor, unit),
      currency: site.currency,
      paidAt: String(paidAt),
      parts: parts.map(({ category, source, valid, amount }) => ({
        category,
        source,
        valid: formatAmount(BigInt(valid), unit),
        amount: formatAmount(BigInt(amount), unit),
      })),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** An amount with all that is earned of it: ten-thousandths of the unit. */
const earnedDigits = 4;

export function presentShares(
  { site }: Pick<Ctx, 'site'>,
  { shares, total, validMinor, amountE4 }: RebateShares,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): ReplyOf<Endpoints['listRebateShares']> {
  const unit = currency(site.currency);
  return {
    content: shares.map((share) => ({
      account: share.account,
      valid: formatAmount(share.validMinor, unit),
      earned: formatScaled(share.amountE4, earnedDigits),
      steps: share.steps.map((step) => presentStep(step, unit)),
    })),
    currency: site.currency,
    valid: formatAmount(validMinor, unit),
    earned: formatScaled(amountE4, earnedDigits),
    pageNum,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

type WireStep = ReplyOf<Endpoints['listRebateShares']>['content'][number]['steps'][number];

/** The factor is exact: parts of a million for rates, of the whole group for groups. */
function presentStep(row: ShareStepRow, unit: Currency): WireStep {
  const { step, ownRate, belowRate, validMinor, amountE4, times } = row;
  const isGroup = step === 'group';
  const text = (rate: number) => String(isGroup ? rate : rate / ppmPerPercent);
  return {
    kind: isGroup ? 'group' : 'rate',
    own: text(ownRate),
    below: text(belowRate),
    factor: `${ownRate - belowRate}/${isGroup ? wholeGroup : rateParts}`,
    base: formatAmount(validMinor, unit),
    times,
    earned: formatScaled(amountE4, earnedDigits),
  };
}
