import { useFormats } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';

/** An amount inside a sentence. */
export function useMoneyLine(code: string): (amount: string) => string {
  const formats = useFormats();
  const symbol = isCurrencyCode(code) ? currency(code).symbol : code;
  return (amount) => {
    const { sign, symbol: mark, number } = formats.money(amount, symbol);
    return `${sign}${mark}\u00A0${number}`;
  };
}
