import { useTranslations } from '@portal/i18n/react';
import type { RewardKind } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import { isAmount, isShareKind, type PromotionDraft, readSteps } from './promotion-draft.ts';
import { useSpinChecks } from './use-spin-checks.ts';

const mostPercent = 500;

type Check = (text: string, draft: PromotionDraft) => string | undefined;

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
    amount: of((kind) => kind === 'FIXED', amount),
    percent: of(isShareKind, (text) =>
      isAmount(text) && Number(text) <= mostPercent ? undefined : t('percentWrong'),
    ),
    cap: of(isShareKind, (text, draft) => (text.trim() === '' ? undefined : amount(text, draft))),
    steps: of(
      (kind) => kind === 'TIERED',
      (text) => (readSteps(text) === undefined ? t('stepsWrong') : undefined),
    ),
    ...spins,
  };
}
