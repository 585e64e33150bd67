import { useFormats, useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { LimitRow } from '../../../shared/protection/api/read-protection.ts';

/** An amount of a limit in words: money, or minutes of play. */
export function useLimitText(currency: string): (kind: LimitRow['kind'], amount: string) => string {
  const t = useTranslations('protection.limits');
  const formats = useFormats();
  const moneyLine = useMoneyLine();
  return (kind, amount) =>
    kind === 'session'
      ? t('minutes', { minutes: formats.count(Number(amount)) })
      : moneyLine(amount, currency);
}
