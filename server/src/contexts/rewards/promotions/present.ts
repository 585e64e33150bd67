import { assertDefined } from '@portal/money';
import type { Endpoints, PromotionStatus, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import type { Entry } from './store-entries.ts';
import type { Promotion } from './store-promotions.ts';
import { amountOf, textIn } from './terms.ts';

export interface SeenPromotion {
  readonly promotion: Promotion;
  readonly entry: Entry | undefined;
  readonly status: PromotionStatus;
}

type Card = ReplyOf<Endpoints['listPromotions']>[number];

/** The languages in which somebody reads, the best first. */
export function localesOf(
  { site, locale }: Pick<Ctx, 'site' | 'locale'>,
  code: string | undefined,
): readonly string[] {
  return [localeOf({ site, locale }, code), site.defaultLocale, 'en'];
}

export function presentPromotion(
  { promotion, entry, status }: SeenPromotion,
  { locales, currency }: { readonly locales: readonly string[]; readonly currency: string },
): Card {
  const { id, version, offer, texts, claims, mostClaims } = promotion;
  return {
    ...offer,
    // An operator may have ended it before the time that its terms say.
    closesAt: String(promotion.closesAt),
    id,
    version,
    ...assertDefined(textIn(texts, locales), 'a promotion has words'),
    currency,
    status,
    claimsLeft: mostClaims === null ? null : mostClaims - claims,
    entry: entry === undefined ? null : presentEntry(entry, currency),
  };
}

function presentEntry(entry: Entry, currency: string): NonNullable<Card['entry']> {
  const { doneMinor, targetMinor, giftMinor, claimUntil, comment, reason, rewardId } = entry;
  return {
    joinedAt: String(entry.joinedAt),
    progress:
      targetMinor === null
        ? null
        : {
            doneAmount: amountOf(doneMinor, currency),
            targetAmount: amountOf(targetMinor, currency),
          },
    giftAmount: giftMinor === null ? null : amountOf(giftMinor, currency),
    claimUntil: claimUntil === null ? null : String(claimUntil),
    comment,
    reason,
    rewardId,
  };
}
