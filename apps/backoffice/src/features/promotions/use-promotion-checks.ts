import type { Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { mostRetroMinutes, wageringCategories } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import { siteLanguages, siteTimeZone } from '../../shared/env.ts';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import {
  asksRetro,
  isAmount,
  isInKind,
  isWritten,
  type PromotionDraft,
  wordsOf,
  localeOf,
  wordNames,
} from './promotion-draft.ts';
import { instantOf } from '../../shared/site-time.ts';
import { useGiftChecks, whole as inRange } from './use-gift-checks.ts';

const whole = /^\d{1,6}$/u;
const positive = /^[1-9]\d{0,5}$/u;
const fewestLetters = 3;
const mostRank = 50;
const mostDays = 90;
const mostTags = 10;
const mostAgents = 20;
const mostCountries = 60;
const tag = /^[a-z0-9][a-z0-9-]{1,29}$/u;
const country = /^[A-Z]{2}$/u;
const anyWord = /^\S{1,64}$/u;

type Check = (text: string, draft: PromotionDraft) => string | undefined;

/** What the form says before the server does; only fields that are shown are checked. */
export function usePromotionChecks(): Checks<PromotionDraft> {
  const t = useTranslations('desk-promotions.form');
  const reason = useReasonCheck();
  const gift = useGiftChecks();
  const asked = useAskedChecks();
  const amount: Check = (text) => (isAmount(text) ? undefined : t('amountWrong'));
  const count: Check = (text) => (positive.test(text.trim()) ? undefined : t('whole'));
  const orEmpty =
    (check: Check): Check =>
    (text, draft) =>
      text.trim() === '' ? undefined : check(text, draft);
  const words =
    (pattern: RegExp, limit: number, wrong: string): Check =>
    (text) => {
      const found = wordsOf(text);
      const isFine = found.length <= limit && found.every((word) => pattern.test(word));
      return isFine ? undefined : wrong;
    };
  const time: Check = (text) =>
    instantOf(text, siteTimeZone()) === undefined ? t('wrongTime') : undefined;
  const weight = orEmpty((text) =>
    positive.test(text.trim()) && Number(text) <= 100 ? undefined : t('weightWrong'),
  );
  const [needed] = siteLanguages();
  const word =
    (locale: Locale): Check =>
    (text, draft) => {
      const isNeeded = locale === needed || isWritten(draft, locale);
      return isNeeded && text.trim().length < fewestLetters ? t('wordsNeeded') : undefined;
    };
  return {
    opens: time,
    closes: (text, draft) =>
      time(text, draft) ?? (text <= draft.opens ? t('endsFirst') : undefined),
    newWithin: orEmpty(count),
    leastRank: (text, draft) => {
      if (text.trim() === '') {
        return draft.type === 'RANK_GIFT' ? t('rankNeeded') : undefined;
      }
      return positive.test(text.trim()) && Number(text) <= mostRank ? undefined : t('rankWrong');
    },
    tags: words(tag, mostTags, t('tagsWrong')),
    agents: words(anyWord, mostAgents, t('agentsWrong')),
    countries: words(country, mostCountries, t('countriesWrong')),
    exclusiveGroup: words(tag, 1, t('groupWrong')),
    least: orEmpty(amount),
    ...asked,
    ...gift,
    multiple: (text, draft) =>
      isInKind(draft) || (whole.test(text.trim()) && Number(text) <= 60) ? undefined : t('whole'),
    days: (text) =>
      positive.test(text.trim()) && Number(text) <= mostDays ? undefined : t('whole'),
    maxStake: orEmpty(amount),
    maxCashout: (text, draft) =>
      draft.rewardKind === 'FREEBET' || isInKind(draft) ? undefined : orEmpty(amount)(text, draft),
    ...Object.fromEntries(wageringCategories.map((category) => [category, weight])),
    ...Object.fromEntries(wordNames.map((name) => [name, word(localeOf(name))])),
    budget: amount,
    hourly: orEmpty(amount),
    mostClaims: orEmpty(count),
    sort: (text) => (whole.test(text.trim()) ? undefined : t('whole')),
    reason,
  };
}

/** What only one type of promotion asks for. */
function useAskedChecks(): Checks<PromotionDraft> {
  const t = useTranslations('desk-promotions.form');
  const deposits = inRange({ from: 2, to: 100 }, t('depositCountWrong'));
  const minutes = inRange({ from: 1, to: mostRetroMinutes }, t('retroWrong'));
  const times = inRange({ from: 1, to: 60 }, t('playTimesWrong'));
  return {
    depositCount: (text, draft) =>
      draft.type === 'DEPOSIT_COUNT' ? deposits(text, draft) : undefined,
    playTimes: (text, draft) => (draft.type === 'DEPOSIT_BET' ? times(text, draft) : undefined),
    retro: (text, draft) =>
      asksRetro(draft) && text.trim() !== '' ? minutes(text, draft) : undefined,
  };
}
