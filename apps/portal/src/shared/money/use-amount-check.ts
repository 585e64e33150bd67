import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, formatAmount, isCurrencyCode, parseAmount } from '@portal/money';
import { typedAmount, typedDecimals } from './typed-amount.ts';

/**
 * What is wrong with an amount that was typed, each fault by its own sentence: a decimal too many
 * is refused and never rounded away (design-brief.md 3.4).
 */
export function useAmountCheck(code: string): (text: string) => string | undefined {
  const t = useTranslations('common.amount');
  const formats = useFormats();
  const most = isCurrencyCode(code) ? currency(code).exponent : 3;
  return (text) => {
    if (text.trim() === '') {
      return t('needed');
    }
    const decimals = typedDecimals(text, formats);
    if (decimals === undefined) {
      return t('noNumber');
    }
    if (decimals > most) {
      return t('decimals', { most });
    }
    return typedAmount(text, formats) === undefined ? t('tooLarge') : undefined;
  };
}

/** A typed amount with all decimals of its currency; undefined while it is none of that. */
export function fullAmount(amount: string | undefined, code: string): string | undefined {
  if (amount === undefined || !isCurrencyCode(code)) {
    return undefined;
  }
  const unit = currency(code);
  const parsed = parseAmount(amount, unit);
  return parsed.ok ? formatAmount(parsed.value, unit) : undefined;
}
