import { useTranslations } from '@portal/i18n/react';
import type { RewardKind } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import {
  hasAmount,
  isAmount,
  isShareKind,
  type PromotionDraft,
  readSteps,
} from './promotion-draft.ts';
import { useSpinChecks } from './use-spin-checks.ts';

const mostPercent = 500;
const pointRange = { from: 1, to: 1_000_000 };
const ticketRange = { from: 1, to: 100 };

const digits = /^\d{1,7}$/u;

type Check = (text: string, draft: PromotionDraft) => string | undefined;

/** A whole number between two. */
export function whole(range: { readonly from: number; readonly to: number }, wrong: string): Check {
  return (text) => {
    const number = digits.test(text.trim()) ? Number(text) : -1;
    return number >= range.from && number <= range.to ? undefined : wrong;
  };
}

/** The fields of each kind of reward, which only it shows. */
export function useGiftChecks(): Checks<PromotionDraft> {
  const t = useTranslations('desk-promotions.form');
  const spins = useSpinChecks();
  const amount: Check = (text) => (isAmount(text) ? undefined : t('amountWrong'));
  const of =
    (isShown: (kind: RewardKind) => boolean, check: Check): Check =>
    (text, draft) =>
      isShown(draft.rewardKind) ? check(text, draft) : undefined;
  return {
    amount: of(hasAmount, amount),
    percent: of(isShareKind, (text) =>
      isAmount(text) && Number(text) <= mostPercent ? undefined : t('percentWrong'),
    ),
    cap: of(isShareKind, (text, draft) => (text.trim() === '' ? undefined : amount(text, draft))),
    steps: of(
      (kind) => kind === 'TIERED',
      (text) => (readSteps(text) === undefined ? t('stepsWrong') : undefined),
    ),
    points: of((kind) => kind === 'POINTS', whole(pointRange, t('pointsWrong'))),
    raffle: of(
      (kind) => kind === 'TICKET',
      (text) => (text === '' ? t('raffleWrong') : undefined),
    ),
    tickets: of((kind) => kind === 'TICKET', whole(ticketRange, t('ticketsWrong'))),
    ...spins,
  };
}
