import { isLocale, locales, type Locale } from '@portal/i18n';
import {
  type ClusterRule,
  joinedDepositTypes,
  type PromotionArt,
  type PromotionCycle,
  type PromotionType,
  type RewardKind,
  wageringCategories,
} from '@portal/protocol';
import type { DeskPromotion } from './api/list-promotions.ts';
import { instantOf, localOf } from '../../shared/site-time.ts';
import { type WageringCategory, weightsOf } from './weights-of.ts';

type Wagering = DeskPromotion['offer']['wagering'];
type Word = 'title' | 'lead' | 'rules';
/** Words stand in any language that this release knows; the form asks for those of the site. */
export type WordName = `${Word}-${Locale}`;

/** What an operator types of a promotion, as text. */
export interface PromotionDraft extends Record<WageringCategory | WordName, string> {
  readonly type: PromotionType;
  readonly art: PromotionArt;
  readonly cycle: PromotionCycle;
  readonly opens: string;
  readonly closes: string;
  readonly cluster: ClusterRule;
  /** Promotions with the same word exclude each other; empty for none. */
  readonly exclusiveGroup: string;
  readonly newWithin: string;
  readonly leastRank: string;
  readonly tags: string;
  readonly agents: string;
  readonly countries: string;
  readonly least: string;
  readonly isReviewed: boolean;
  readonly rewardKind: RewardKind;
  readonly amount: string;
  readonly percent: string;
  readonly cap: string;
  /** A step in each line: what is played, what it gives. */
  readonly steps: string;
  /** Of free spins: where, how many, at which stake, for how long. */
  readonly slot: string;
  readonly spins: string;
  readonly spinStake: string;
  readonly spinDays: string;
  readonly points: string;
  /** Whose tickets are given, and how many. */
  readonly raffle: string;
  readonly tickets: string;
  /** How many deposits, and how often one is played first. */
  readonly depositCount: string;
  readonly playTimes: string;
  /** Minutes before joining in which a deposit counts too; empty for none. */
  readonly retro: string;
  /** Of a gift of a rank: it asks for a deposit in the week or month before. */
  readonly afterDeposit: boolean;
  readonly base: Wagering['base'];
  readonly multiple: string;
  readonly days: string;
  readonly maxStake: string;
  readonly maxCashout: string;
  readonly noRebate: boolean;
  readonly policy: Wagering['winningsPolicy'];
  readonly excluded: string;
  readonly budget: string;
  readonly hourly: string;
  readonly mostClaims: string;
  readonly sort: string;
  readonly reason: string;
}

const basisPointsPerPercent = 100;
const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/u;
const mostSteps = 8;
const usualSpinDays = 7;

/** The form as a new promotion begins, or as one stands. */
export function draftOf(promotion: DeskPromotion | undefined, timeZone: string): PromotionDraft {
  const { offer, texts, budgetAmount, hourlyAmount, mostClaims, sort } = promotion ?? blank;
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
    cluster: offer.cluster,
    exclusiveGroup: offer.exclusiveGroup ?? '',
    newWithin: textOf(offer.newWithinDays),
    leastRank: textOf(offer.audience.leastRank),
    tags: offer.audience.tags.join(' '),
    agents: offer.audience.agents.join(' '),
    countries: offer.audience.countries.join(' '),
    least: offer.leastAmount ?? '',
    isReviewed: offer.isReviewed,
    rewardKind: reward.kind,
    amount: reward.amount ?? '',
    percent: reward.basisPoints === null ? '' : String(reward.basisPoints / basisPointsPerPercent),
    cap: reward.capAmount ?? '',
    steps: reward.tiers
      .map(({ fromAmount, giftAmount }) => `${fromAmount} ${giftAmount}`)
      .join('\n'),
    slot: reward.freeSpins?.nodeId ?? '',
    spins: textOf(reward.freeSpins?.count),
    spinStake: reward.freeSpins?.stakeAmount ?? '',
    spinDays: textOf(reward.freeSpins?.days ?? usualSpinDays),
    points: textOf(reward.points),
    raffle: reward.tickets?.raffleId ?? '',
    tickets: textOf(reward.tickets?.count),
    depositCount: textOf(offer.depositCount),
    playTimes: textOf(offer.playTimes),
    retro: textOf(offer.retroMinutes),
    afterDeposit: offer.afterDeposit === true,
    base: wagering.base,
    multiple: String(wagering.multiple),
    days: String(wagering.days),
    maxStake: wagering.maxStakeAmount ?? '',
    maxCashout: wagering.maxCashoutAmount ?? '',
    noRebate: wagering.noRebate === true,
    policy: wagering.winningsPolicy,
    excluded: wagering.excludedGames.join('\n'),
    budget: budgetAmount,
    hourly: hourlyAmount ?? '',
    mostClaims: textOf(mostClaims),
    sort: String(sort),
    reason: '',
  };
}

/** Whether deposits serve it, so that one from before joining may. */
export function asksRetro({ type }: Pick<PromotionDraft, 'type'>): boolean {
  return joinedDepositTypes.some((served) => served === type);
}

type Body = Pick<
  DeskPromotion,
  'offer' | 'texts' | 'budgetAmount' | 'hourlyAmount' | 'mostClaims' | 'sort'
>;

/** What is sent; what the operator did not touch stays to the second. */
export function bodyOf(
  draft: PromotionDraft,
  promotion: DeskPromotion | undefined,
  timeZone: string,
): Body & { readonly reason: string } {
  const { type, art, cycle, isReviewed, policy: winningsPolicy } = draft;
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
      cluster: draft.cluster,
      ...(draft.exclusiveGroup.trim() !== '' && { exclusiveGroup: draft.exclusiveGroup.trim() }),
      newWithinDays: countOf(draft.newWithin),
      audience: {
        leastRank: countOf(draft.leastRank),
        tags: wordsOf(draft.tags),
        agents: wordsOf(draft.agents),
        countries: wordsOf(draft.countries),
      },
      leastAmount: amountOf(draft.least),
      ...(type === 'DEPOSIT_COUNT' && { depositCount: Number(draft.depositCount) }),
      ...(asksAfterDeposit(draft) && draft.afterDeposit && { afterDeposit: true as const }),
      ...(type === 'DEPOSIT_BET' && { playTimes: Number(draft.playTimes) }),
      ...(asksRetro(draft) && draft.retro.trim() !== '' && { retroMinutes: Number(draft.retro) }),
      reward: rewardOf(draft),
      wagering: {
        base: baseOf(draft),
        multiple: isInKind(draft) ? 0 : Number(draft.multiple),
        weights: weightsOf(draft),
        excludedGames: wordsOf(draft.excluded),
        maxStakeAmount: amountOf(draft.maxStake),
        ...(isCappable(draft) && { maxCashoutAmount: draft.maxCashout.trim() }),
        ...(hasNoRebate(draft) && { noRebate: true as const }),
        days: Number(draft.days),
        winningsPolicy,
      },
      isReviewed,
    },
    texts: { ...unknownLanguages(promotion), ...textsOf(draft) },
    budgetAmount: draft.budget.trim(),
    ...(draft.hourly.trim() !== '' && { hourlyAmount: draft.hourly.trim() }),
    mostClaims: countOf(draft.mostClaims),
    sort: Number(draft.sort),
    reason: draft.reason.trim(),
  };
}

/** Words that stand apart by spaces, commas or lines, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/u).filter((word) => word !== ''))];
}

type Reward = DeskPromotion['offer']['reward'];

/** Only the figures of its kind are sent. */
function rewardOf(draft: PromotionDraft): Reward {
  const { rewardKind: kind, amount, percent, cap, steps, slot, spins, spinStake } = draft;
  const isShare = isShareKind(kind);
  return {
    kind,
    amount: hasAmount(kind) ? amountOf(amount) : null,
    basisPoints: isShare ? Math.round(Number(percent.trim()) * basisPointsPerPercent) : null,
    capAmount: isShare ? amountOf(cap) : null,
    tiers: kind === 'TIERED' ? [...(readSteps(steps) ?? [])] : [],
    ...(kind === 'FREEBET' && {
      freeSpins: {
        nodeId: slot.trim(),
        count: Number(spins),
        stakeAmount: spinStake.trim(),
        days: Number(draft.spinDays),
      },
    }),
    ...(kind === 'POINTS' && { points: Number(draft.points) }),
    ...(kind === 'TICKET' && {
      tickets: { raffleId: draft.raffle, count: Number(draft.tickets) },
    }),
  };
}

/** Only a gift of a rank that comes each week or month asks for the one before. */
export function asksAfterDeposit({ type, cycle }: PromotionDraft): boolean {
  return type === 'RANK_GIFT' && (cycle === 'WEEKLY' || cycle === 'MONTHLY');
}

/** A fixed amount, or what points or tickets count in the budget. */
export function hasAmount(kind: RewardKind): boolean {
  return kind === 'FIXED' || kind === 'POINTS' || kind === 'TICKET';
}

/** Points and tickets: no money that could be played off. */
export function isInKind({ rewardKind }: Pick<PromotionDraft, 'rewardKind'>): boolean {
  return rewardKind === 'POINTS' || rewardKind === 'TICKET';
}

/** What is a share of something: of a deposit or of play, or of what was lost. */
export function isShareKind(kind: RewardKind): boolean {
  return kind === 'PERCENT' || kind === 'CASHBACK';
}

/** Of free spins what they win is played off, of anything else never. */
export function baseOf({ rewardKind, base }: PromotionDraft): Wagering['base'] {
  if (rewardKind === 'FREEBET') {
    return 'WINNINGS';
  }
  return base === 'WINNINGS' ? 'BONUS' : base;
}

/** Whether the form asks how much becomes the member's own, and an amount stands there. */
function isCappable(draft: PromotionDraft): boolean {
  return isMoney(draft) && draft.maxCashout.trim() !== '';
}

/** Free spins are played off by what they win, each win on its own terms. */
export function hasNoRebate(draft: PromotionDraft): boolean {
  return isMoney(draft) && draft.noRebate;
}

function isMoney(draft: PromotionDraft): boolean {
  return draft.rewardKind !== 'FREEBET' && !isInKind(draft);
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
export function isWritten(draft: PromotionDraft, locale: Locale): boolean {
  return Object.values(textIn(draft, locale)).some((text) => text !== '');
}

/** Languages in which something is written. */
export function writtenIn(draft: PromotionDraft): readonly Locale[] {
  return locales.filter((locale) => isWritten(draft, locale));
}

/** What is written in one language, as it is sent. */
export function textIn(draft: PromotionDraft, locale: Locale): Body['texts'][string] {
  return {
    title: draft[`title-${locale}`].trim(),
    lead: draft[`lead-${locale}`].trim(),
    rules: draft[`rules-${locale}`].trim(),
  };
}

function textsOf(draft: PromotionDraft): Body['texts'] {
  return byName(writtenIn(draft), (locale) => textIn(draft, locale));
}

/** Languages that this release does not know: they are sent back as they were. */
function unknownLanguages(promotion: DeskPromotion | undefined): Body['texts'] {
  const texts = Object.entries(promotion?.texts ?? {});
  return Object.fromEntries(texts.filter(([locale]) => !isLocale(locale)));
}

export const wordNames: readonly WordName[] = locales.flatMap((locale) => [
  `title-${locale}` as const,
  `lead-${locale}` as const,
  `rules-${locale}` as const,
]);

export function localeOf(name: WordName): Locale {
  // What stands behind the word is a locale by the type of the name.
  return name.slice(name.indexOf('-') + 1) as Locale;
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
    cluster: 'HOLD',
    newWithinDays: null,
    audience: { leastRank: null, tags: [], agents: [], countries: [] },
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
