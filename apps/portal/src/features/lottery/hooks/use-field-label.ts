import { useTranslations } from '@portal/i18n/react';
import type { BetType } from '@portal/lottery';

/** What a key of a selection is called beside its numbers. */
export function useFieldLabel(betType: BetType): (name: string) => string {
  const label = useFieldLabels();
  return (name) => label(betType, name);
}

export function useFieldLabels(): (betType: BetType, name: string) => string {
  const t = useTranslations('lottery.fields');
  return ({ help }, name) => {
    const times = (key: 'heavyTimes' | 'lightTimes'): number => Number(help.values?.[key] ?? 1);
    switch (name) {
      case 'heavy':
        return t('times', { count: times('heavyTimes') });
      case 'light':
        return t('times', { count: times('lightTimes') });
      case 'dan':
        return t('bankers');
      case 'tuo':
        return t('drags');
      case 'vals':
        return t('values');
      case 'opts':
        return t('options');
      case 'zodiacs':
        return t('signs');
      case 'tails':
        return t('tails');
      case 'positions':
        return t('positions');
      case 'tickets':
        return t('tickets');
      case 'masks':
        return t('masks');
      case 'ball':
      case 'place':
      case 'pos':
        return t('place');
      default:
        return t('numbers');
    }
  };
}
