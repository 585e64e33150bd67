import { useTranslations } from '@portal/i18n/react';
import type { SlipError } from '@portal/lottery';
import type { LotteryGame } from '../halls.ts';
import type { Draft } from './use-draft.ts';
import { useRuleTexts } from './use-rule-texts.ts';

/** What keeps a line from being a bet, in a sentence; an unfinished one says what to choose. */
export function useSlipRefusal({ limits }: LotteryGame): (draft: Draft) => string | undefined {
  const t = useTranslations('lottery.refusals');
  const { choose } = useRuleTexts();
  const sentence = (code: SlipError, draft: Draft): string => {
    switch (code) {
      case 'E_SHAPE':
      case 'E_RANGE':
      case 'E_COUNT':
      case 'E_ZERO':
        return t('choose', { text: choose(draft.betType) });
      case 'E_DUP':
        return t('repeated');
      case 'E_OVERLAP':
        return t('overlap');
      case 'E_LIMIT':
        return t('tooMany');
      case 'E_STAKE':
        return t('stake', { lowest: limits.stakeLowest, highest: limits.stakeHighest });
      case 'E_GROUP':
      case 'E_REBATE':
        return t('price');
      case 'E_BLOCKED':
        return draft.closed.length === 0
          ? t('notOffered')
          : t('closed', { numbers: draft.closed.slice(0, 8).join(', ') });
      case 'E_TYPE':
        return t('notOffered');
    }
  };
  return (draft) => (draft.priced.ok ? undefined : sentence(draft.priced.code, draft));
}
