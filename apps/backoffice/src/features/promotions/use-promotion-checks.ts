import { useTranslations } from '@portal/i18n/react';
import { wageringCategories } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import { siteTimeZone } from '../../shared/env.ts';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import {
  isAmount,
  isWritten,
  type PromotionDraft,
  readSteps,
  type TextLocale,
} from './promotion-draft.ts';
import { instantOf } from './site-time.ts';

const whole = /^\d{1,6}$/u;
const positive = /^[1-9]\d{0,5}$/u;
const mostPercent = 500;
const fewestLetters = 3;

type Check = (text: string, draft: PromotionDraft) => string | undefined;

/** What the form says before the server does; only fields that are shown are checked. */
export function usePromotionChecks(): Checks<PromotionDraft> {
  const t = useTranslations('desk-promotions.form');
  const reason = useReasonCheck();
  const amount: Check = (text) => (isAmount(text) ? undefined : t('amountWrong'));
  const count: Check = (text) => (positive.test(text.trim()) ? undefined : t('whole'));
  const orEmpty =
    (check: Check): Check =>
    (text, draft) =>
      text.trim() === '' ? undefined : check(text, draft);
  const ofKind =
    (kind: PromotionDraft['rewardKind'], check: Check): Check =>
    (text, draft) =>
      draft.rewardKind === kind ? check(text, draft) : undefined;
  const time: Check = (text) =>
    instantOf(text, siteTimeZone()) === undefined ? t('wrongTime') : undefined;
  const weight = orEmpty((text) =>
    positive.test(text.trim()) && Number(text) <= 100 ? undefined : t('weightWrong'),
  );
  const word =
    (locale: TextLocale): Check =>
    (text, draft) => {
      const isNeeded = isWritten(draft, locale) || (locale === 'en' && !isWritten(draft, 'ar'));
      return isNeeded && text.trim().length < fewestLetters ? t('wordsNeeded') : undefined;
    };
  return {
    opens: time,
    closes: (text, draft) =>
      time(text, draft) ?? (text <= draft.opens ? t('endsFirst') : undefined),
    newWithin: orEmpty(count),
    least: orEmpty(amount),
    amount: ofKind('FIXED', amount),
    percent: ofKind('PERCENT', (text) =>
      isAmount(text) && Number(text) <= mostPercent ? undefined : t('percentWrong'),
    ),
    cap: ofKind('PERCENT', orEmpty(amount)),
    steps: ofKind('TIERED', (text) =>
      readSteps(text) === undefined ? t('stepsWrong') : undefined,
    ),
    multiple: (text) => (whole.test(text.trim()) && Number(text) <= 60 ? undefined : t('whole')),
    days: (text) => (positive.test(text.trim()) && Number(text) <= 90 ? undefined : t('whole')),
    maxStake: orEmpty(amount),
    ...Object.fromEntries(wageringCategories.map((category) => [category, weight])),
    'title-en': word('en'),
    'lead-en': word('en'),
    'rules-en': word('en'),
    'title-ar': word('ar'),
    'lead-ar': word('ar'),
    'rules-ar': word('ar'),
    budget: amount,
    mostClaims: orEmpty(count),
    sort: (text) => (whole.test(text.trim()) ? undefined : t('whole')),
    reason,
  };
}
