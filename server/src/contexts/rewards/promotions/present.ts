import { assertDefined } from '@portal/money';
import type { Endpoints, PromotionStatus, ReplyOf } from '@portal/protocol';
import type { Ctx, Site } from '../../../platform/context.ts';
import { listedBody } from '../../../platform/link-hosts.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import type { Gap } from './audience.ts';
import { heldKinds } from './cluster.ts';
import type { Entry } from './store-entries.ts';
import type { Promotion } from './store-promotions.ts';
import { amountOf, textIn } from './terms.ts';

export interface SeenPromotion {
  readonly promotion: Promotion;
  readonly entry: Entry | undefined;
  readonly status: PromotionStatus;
  /** Why the one who looks may not take part. */
  readonly gap: Gap | undefined;
  /** Whoever joins now has other terms than the entry, whose terms these are. */
  readonly hasNewerTerms: boolean;
  /** When there are gifts again; undefined unless those of this hour are given. */
  readonly hourFullUntil: Temporal.Instant | undefined;
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
  { promotion, entry, status, gap, hasNewerTerms, hourFullUntil }: SeenPromotion,
  { locales, site }: { readonly locales: readonly string[]; readonly site: Site },
): Card {
  const { currency, linkHosts } = site;
  const { id, version, texts, claims, mostClaims } = promotion;
  const { audience, ...terms } = promotion.offer;
  const words = assertDefined(textIn(texts, locales), 'a promotion has words');
  return {
    ...terms,
    leastRank: audience.leastRank,
    countries: audience.countries,
    gap: gap ?? null,
    // An operator may have ended it before the time that its terms say.
    closesAt: String(promotion.closesAt),
    id,
    version,
    ...words,
    // The list of hosts may have got shorter since it was written (R78).
    rules: listedBody(words.rules, linkHosts),
    currency,
    status,
    claimsLeft: mostClaims === null ? null : mostClaims - claims,
    hourFullUntil: hourFullUntil === undefined ? null : String(hourFullUntil),
    entry:
      entry === undefined
        ? null
        : { ...presentEntry(entry, { type: promotion.offer.type, currency }), hasNewerTerms },
  };
}

function presentEntry(
  entry: Entry,
  { type, currency }: Pick<Card, 'type' | 'currency'>,
): Omit<NonNullable<Card['entry']>, 'hasNewerTerms'> {
  const { doneMinor, targetMinor, giftMinor, claimUntil, comment, reason, rewardId } = entry;
  // Deposits are counted, anything else is an amount.
  const counted = (figure: bigint) =>
    type === 'DEPOSIT_COUNT' ? String(figure) : amountOf(figure, currency);
  return {
    joinedAt: String(entry.joinedAt),
    progress:
      targetMinor === null
        ? null
        : {
            doneAmount: counted(doneMinor),
            targetAmount: counted(targetMinor),
          },
    giftAmount: giftMinor === null ? null : amountOf(giftMinor, currency),
    claimUntil: claimUntil === null ? null : String(claimUntil),
    comment,
    reason,
    heldBy: heldKinds(entry.heldBy),
    rewardId,
  };
}
