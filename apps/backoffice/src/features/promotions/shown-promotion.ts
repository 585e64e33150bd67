import type { Locale } from '@portal/i18n';
import type { ShownPromotion } from '@portal/records';
import {
  asksAfterDeposit,
  asksRetro,
  baseOf,
  hasAmount,
  hasNoRebate,
  isAmount,
  isInKind,
  isShareKind,
  type PromotionDraft,
  readSteps,
  textIn,
  wordsOf,
  writtenIn,
} from './promotion-draft.ts';
import { instantOf } from '../../shared/site-time.ts';
import { weightsOf } from './weights-of.ts';

const basisPointsPerPercent = 100;

/** In which language its readers see the words; undefined where nothing is written. */
export function readIn(
  draft: PromotionDraft,
  locale: Locale,
  byDefault: Locale | undefined,
): Locale | undefined {
  const written = writtenIn(draft);
  return (
    [locale, byDefault, 'en' as const].flatMap((candidate) =>
      written.filter((language) => language === candidate),
    )[0] ?? written[0]
  );
}

/** What is typed as members are shown it; what cannot be read yet counts as nothing. */
export function shownOf(
  draft: PromotionDraft,
  site: { readonly currency: string; readonly timeZone: string },
  words: Locale | undefined,
): ShownPromotion {
  const { type, art, cycle, isReviewed, policy: winningsPolicy } = draft;
  const { title, lead, rules } =
    words === undefined ? { title: '', lead: '', rules: '' } : textIn(draft, words);
  const least = amountOf(draft.least);
  return {
    type,
    art,
    cycle,
    isReviewed,
    opensAt: instantOf(draft.opens, site.timeZone) ?? null,
    closesAt: instantOf(draft.closes, site.timeZone) ?? null,
    title,
    lead,
    rules,
    currency: site.currency,
    newWithinDays: countOf(draft.newWithin),
    leastRank: countOf(draft.leastRank),
    countries: wordsOf(draft.countries).filter((code) => /^[A-Z]{2}$/u.test(code)),
    leastAmount: least,
    ...(draft.exclusiveGroup.trim() !== '' && { exclusiveGroup: draft.exclusiveGroup.trim() }),
    ...(type === 'DEPOSIT_COUNT' && { depositCount: countOf(draft.depositCount) ?? 0 }),
    ...(type === 'DEPOSIT_BET' && { playTimes: countOf(draft.playTimes) ?? 0 }),
    ...(asksRetro(draft) &&
      draft.retro.trim() !== '' && { retroMinutes: countOf(draft.retro) ?? 0 }),
    ...(asksAfterDeposit(draft) && draft.afterDeposit && { afterDeposit: true as const }),
    reward: rewardOf(draft),
    wagering: {
      base: baseOf(draft),
      multiple: isInKind(draft) ? 0 : (countOf(draft.multiple) ?? 0),
      weights: weightsOf(draft),
      excludedGames: wordsOf(draft.excluded),
      maxStakeAmount: amountOf(draft.maxStake),
      ...(hasCap(draft) && { maxCashoutAmount: draft.maxCashout.trim() }),
      ...(hasNoRebate(draft) && { noRebate: true as const }),
      days: countOf(draft.days) ?? 0,
      winningsPolicy,
    },
    entry: null,
  };
}

function rewardOf(draft: PromotionDraft): ShownPromotion['reward'] {
  const { rewardKind: kind } = draft;
  const isShare = isShareKind(kind);
  const share = Math.round(Number(draft.percent) * basisPointsPerPercent);
  return {
    kind,
    amount: hasAmount(kind) ? amountOf(draft.amount) : null,
    basisPoints: isShare && Number.isFinite(share) ? share : null,
    capAmount: isShare ? amountOf(draft.cap) : null,
    tiers: kind === 'TIERED' ? [...(readSteps(draft.steps) ?? [])] : [],
    ...(kind === 'FREEBET' && {
      freeSpins: {
        nodeId: draft.slot.trim(),
        count: countOf(draft.spins) ?? 0,
        stakeAmount: amountOf(draft.spinStake) ?? '0',
        days: countOf(draft.spinDays) ?? 0,
      },
    }),
    ...(kind === 'POINTS' && { points: countOf(draft.points) ?? 0 }),
    ...(kind === 'TICKET' && {
      tickets: { raffleId: draft.raffle, count: countOf(draft.tickets) ?? 0 },
    }),
  };
}

function hasCap(draft: PromotionDraft): boolean {
  return draft.rewardKind !== 'FREEBET' && !isInKind(draft) && isAmount(draft.maxCashout);
}

function amountOf(text: string): string | null {
  return isAmount(text) ? text.trim() : null;
}

function countOf(text: string): number | null {
  return /^\d{1,9}$/u.test(text.trim()) ? Number(text) : null;
}
