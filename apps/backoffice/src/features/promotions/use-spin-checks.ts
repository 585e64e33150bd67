import { useTranslations } from '@portal/i18n/react';
import type { Checks } from '@portal/ui';
import { isAmount, type PromotionDraft } from './promotion-draft.ts';

const mostSpins = 200;
const mostDays = 90;
const node = /^\S{1,64}$/u;
const positive = /^[1-9]\d{0,5}$/u;

/** What the form says of free spins; of another gift their fields are not shown. */
export function useSpinChecks(): Checks<PromotionDraft> {
  const t = useTranslations('desk-promotions.form');
  const check =
    (isFine: (text: string) => boolean, wrong: string) =>
    (text: string, { rewardKind }: PromotionDraft): string | undefined =>
      rewardKind !== 'FREEBET' || isFine(text.trim()) ? undefined : wrong;
  const upTo = (limit: number) => (text: string) => positive.test(text) && Number(text) <= limit;
  return {
    slot: check((text) => node.test(text), t('slotWrong')),
    spins: check(upTo(mostSpins), t('spinsWrong')),
    spinStake: check(isAmount, t('amountWrong')),
    spinDays: check(upTo(mostDays), t('whole')),
  };
}
