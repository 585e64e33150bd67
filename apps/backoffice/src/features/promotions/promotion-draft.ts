import {
  type PromotionArt,
  type PromotionCycle,
  type PromotionType,
  type RewardKind,
  wageringCategories,
} from '@portal/protocol';
import { otherLanguages } from '../../shared/other-languages.ts';
import type { DeskPromotion } from './api/list-promotions.ts';
import { instantOf, localOf } from './site-time.ts';

export type Category = (typeof wageringCategories)[number];
type Wagering = DeskPromotion['offer']['wagering'];
export const textLocales = ['en', 'ar'] as const;
export type TextLocale = (typeof textLocales)[number];
type Word = 'title' | 'lead' | 'rules';
export type WordName = `${Word}-${TextLocale}`;

/** What an operator types of a promotion, as text. */
export interface PromotionDraft extends Record<Category | WordName, string> {
  readonly type: PromotionType;
  readonly art: PromotionArt;
  readonly cycle: PromotionCycle;
  readonly opens: string;
  readonly closes: string;
  readonly newWithin: string;
  readonly least: string;
  readonly isReviewed: boolean;
  readonly rewardKind: RewardKind;
  readonly amount: string;
  readonly percent: string;
  readonly cap: string;
  /** A step in each line: what is played, what it gives. */
  readonly steps: string;
  readonly base: Wagering['base'];
  readonly multiple: string;
  readonly days: string;
  readonly maxStake: string;
  readonly policy: Wagering['winningsPolicy'];
  readonly excluded: string;
  readonly budget: string;
  readonly mostClaims: string;
  readonly sort: string;
  readonly reason: string;
}

const basisPointsPerPercent = 100;
const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/u;
const mostSteps = 8;

/** The form as a new promotion begins, or as one stands. */
export function draftOf(promotion: DeskPromotion | undefined, timeZone: string): PromotionDraft {
  const { offer, texts, budgetAmount, mostClaims, sort } = promotion ?? blank;
  const { reward, wagering } = offer;
  const percents = new Map(wagering.weights.map(({ category, percent }) => [category, percent]));
  return {
    ...byName(wageringCategories, (category) => textOf(percents.get(category))),
    ...byName(wordNames, (name) => texts[localeOf(name)]?.[wordOf(name)] ?? ''),
    type: offer.type,
    art: offer.art,
    cycle: offer.cycle,
    opens: promotion === undefined ? '' : localOf(offer.opensAt, timeZone),
    closes: promotion === undefined ? '' : localOf(offer.closesAt, timeZone),
    newWithin: textOf(offer.newWithinDays),
    least: offer.leastAmount ?? '',
    isReviewed: offer.isReviewed,
    rewardKind: reward.kind,
    amount: reward.amount ?? '',
    percent: reward.basisPoints === null ? '' : String(reward.basisPoints / basisPointsPerPercent),
    cap: reward.capAmount ?? '',
    steps: reward.tiers
      .map(({ fromAmount, giftAmount }) => `${fromAmount} ${giftAmount}`)
      .join('\n'),
    base: wagering.base,
    multiple: String(wagering.multiple),
    days: String(wagering.days),
    maxStake: wagering.maxStakeAmount ?? '',
    policy: wagering.winningsPolicy,
    excluded: wagering.excludedGames.join('\n'),
    budget: budgetAmount,
    mostClaims: textOf(mostClaims),
    sort: String(sort),
    reason: '',
  };
}

type Body = Pick<DeskPromotion, 'offer' | 'texts' | 'budgetAmount' | 'mostClaims' | 'sort'>;

/** What is sent; what the operator did not touch stays to the second. */
export function bodyOf(
  draft: PromotionDraft,
  promotion: DeskPromotion | undefined,
  timeZone: string,
): Body & { readonly reason: string } {
  const { type, art, cycle, isReviewed, base, policy: winningsPolicy } = draft;
  const moment = (local: string, instant: string | undefined) =>
    instant !== undefined && localOf(instant, timeZone) === local
      ? instant
      : (instantOf(local, timeZone) ?? local);
  return {
    offer: {
      type,
      art,
      opensAt: moment(draft.opens, promotion?.offer.opensAt),
      closesAt: moment(draft.closes, promotion?.offer.closesAt),
      cycle,
      newWithinDays: countOf(draft.newWithin),
      leastAmount: amountOf(draft.least),
      reward: rewardOf(draft),
      wagering: {
        base,
        multiple: Number(draft.multiple),
        weights: wageringCategories.flatMap((category) => {
          const percent = countOf(draft[category]);
          return percent === null ? [] : [{ category, percent }];
        }),
        excludedGames: draft.excluded.split(/[\s,]+/u).filter((code) => code !== ''),
        maxStakeAmount: amountOf(draft.maxStake),
        days: Number(draft.days),
        winningsPolicy,
      },
      isReviewed,
    },
    texts: { ...otherLanguages(promotion?.texts), ...textsOf(draft) },
    budgetAmount: draft.budget.trim(),
    mostClaims: countOf(draft.mostClaims),
    sort: Number(draft.sort),
    reason: draft.reason.trim(),
  };
}

type Reward = DeskPromotion['offer']['reward'];

/** Only the figures of its kind are sent. */
export function rewardOf(draft: PromotionDraft): Reward {
  const { rewardKind: kind, amount, percent, cap, steps } = draft;
  return {
    kind,
    amount: kind === 'FIXED' ? amountOf(amount) : null,
    basisPoints:
      kind === 'PERCENT' ? Math.round(Number(percent.trim()) * basisPointsPerPercent) : null,
    capAmount: kind === 'PERCENT' ? amountOf(cap) : null,
    tiers: kind === 'TIERED' ? [...(readSteps(steps) ?? [])] : [],
  };
}

/** Steps a line each; undefined when a line says something else. */
export function readSteps(text: string): Reward['tiers'] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => line.trim().split(/\s+/u));
  const isFine =
    pairs.length > 0 &&
    pairs.length <= mostSteps &&
    pairs.every((pair) => pair.length === 2 && pair.every((amount) => isAmount(amount)));
  return isFine
    ? pairs.map(([fromAmount = '', giftAmount = '']) => ({ fromAmount, giftAmount }))
    : undefined;
}

export function isAmount(text: string): boolean {
  return amountPattern.test(text.trim()) && Number(text) > 0;
}

/** Whether a language has any word: then it needs all. */
export function isWritten(draft: PromotionDraft, locale: TextLocale): boolean {
  return wordNames.some((name) => localeOf(name) === locale && draft[name].trim() !== '');
}

function textsOf(draft: PromotionDraft): Body['texts'] {
  const written = textLocales.filter((locale) => isWritten(draft, locale));
  return byName(written, (locale) => ({
    title: draft[`title-${locale}`].trim(),
    lead: draft[`lead-${locale}`].trim(),
    rules: draft[`rules-${locale}`].trim(),
  }));
}

const wordNames = textLocales.flatMap((locale) => [
  `title-${locale}` as const,
  `lead-${locale}` as const,
  `rules-${locale}` as const,
]);

function localeOf(name: WordName): TextLocale {
  return name.endsWith('-ar') ? 'ar' : 'en';
}

function wordOf(name: WordName): Word {
  return (['title', 'lead'] as const).find((word) => name.startsWith(word)) ?? 'rules';
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // The entries are those of the names.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

function textOf(count: number | null | undefined): string {
  return count === null || count === undefined ? '' : String(count);
}

function countOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function amountOf(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

const blank: Body = {
  offer: {
    type: 'DEPOSIT',
    art: 'gift',
    opensAt: '',
    closesAt: '',
    cycle: 'ONCE',
    newWithinDays: null,
    leastAmount: null,
    reward: { kind: 'FIXED', amount: null, basisPoints: null, capAmount: null, tiers: [] },
    wagering: {
      base: 'BONUS',
      multiple: 5,
      weights: [{ category: 'RNG', percent: 100 }],
      excludedGames: [],
      maxStakeAmount: null,
      days: 14,
      winningsPolicy: 'PRO_RATA',
    },
    isReviewed: false,
  },
  texts: {},
  budgetAmount: '',
  mostClaims: null,
  sort: 100,
};
