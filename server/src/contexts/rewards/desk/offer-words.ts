import { isDeepStrictEqual } from 'node:util';
import { amountOf, type PromotionOffer, type PromotionTexts } from '../promotions/terms.ts';
import type { Bounded } from './offer-bounds.ts';

/** By the name of each fact. */
type Words = Readonly<Record<string, string>>;

/** A fact of the trail is no longer than this. */
const mostCharacters = 200;
const mostTerms = 1000;
const none = '—';

/** What a second person reads of a promotion before it goes live. */
export function offerWords(promotion: Bounded, code: string): Words {
  const { offer, budgetMinor, hourlyMinor, mostClaims } = promotion;
  const { opensAt, closesAt, cycle, leastAmount, wagering, isReviewed } = offer;
  return {
    budget: amountOf(budgetMinor, code),
    hourly: hourlyMinor === null ? none : amountOf(hourlyMinor, code),
    mostClaims: mostClaims === null ? none : String(mostClaims),
    reward: rewardWords(offer).slice(0, mostCharacters),
    cycle,
    leastAmount: leastAmount ?? none,
    multiple: String(wagering.multiple),
    mostStake: wagering.maxStakeAmount ?? none,
    opensAt: String(Temporal.Instant.from(opensAt)),
    closesAt: String(Temporal.Instant.from(closesAt)),
    reviewed: isReviewed ? '✓' : none,
  };
}

interface Written extends Bounded {
  readonly texts: PromotionTexts;
}

/** What is other after a change: each named as above, and every term and text by its place. */
export function changedWords(
  { before, after }: { readonly before: Written; readonly after: Written },
  code: string,
): Words {
  const old = offerWords(before, code);
  const said = Object.entries(offerWords(after, code)).flatMap(([name, text]) =>
    text === old[name] ? [] : [[name, `${old[name] ?? none} → ${text}`] as const],
  );
  const leaves = new Map(leavesOf(before.offer));
  const now = new Map(leavesOf(after.offer));
  const words = [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].filter(
    (locale) => !isDeepStrictEqual(before.texts[locale], after.texts[locale]),
  );
  const terms = [...new Set([...leaves.keys(), ...now.keys()])]
    .filter((place) => leaves.get(place) !== now.get(place))
    .map((place) => `${place}: ${leaves.get(place) ?? none} → ${now.get(place) ?? none}`);
  return {
    ...Object.fromEntries(said),
    ...(terms.length > 0 && { terms: terms.join('; ').slice(0, mostTerms) }),
    ...(words.length > 0 && { words: words.join(', ') }),
  };
}

function rewardWords({ reward }: PromotionOffer): string {
  const { kind, amount, basisPoints, capAmount, tiers, freeSpins, points, tickets } = reward;
  switch (kind) {
    case 'FIXED':
      return amount ?? none;
    case 'PERCENT':
    case 'CASHBACK':
      return `${(basisPoints ?? 0) / 100} % ≤ ${capAmount ?? '∞'}`;
    case 'TIERED':
      return tiers.map(({ fromAmount, giftAmount }) => `${fromAmount}: ${giftAmount}`).join(', ');
    case 'FREEBET':
      return `${kind} ${freeSpins?.count ?? 0} × ${freeSpins?.stakeAmount ?? none}`;
    case 'POINTS':
      return `${kind} ${points ?? 0} (${amount ?? none})`;
    case 'TICKET':
      return `${kind} ${tickets?.count ?? 0} (${amount ?? none})`;
  }
}

/** Every value inside, by its place. */
function leavesOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) {
    return [[place, none]];
  }
  if (typeof value !== 'object') {
    return [[place, typeof value === 'string' ? value : JSON.stringify(value)]];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, place === '' ? name : `${place}.${name}`),
  );
}
