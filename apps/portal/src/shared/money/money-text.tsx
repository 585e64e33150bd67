import { moneyLine } from '@portal/i18n';
import { useFormats } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Money } from '@portal/ui';

interface MoneyProps {
  readonly amount: string;
  readonly currency: string;
  readonly sign?: 'losses' | 'always';
  /** `signed` colours wins and losses of the player's own money; the sign always stands too. */
  readonly tone?: 'plain' | 'signed';
}

export function symbolOf(code: string): string {
  return isCurrencyCode(code) ? currency(code).symbol : code;
}

/** An amount of the wire in the page's language (design-brief.md 3.11). */
export function MoneyText(props: MoneyProps) {
  const formats = useFormats();
  const parts = formats.money(props.amount, symbolOf(props.currency), props.sign);
  return <Money parts={parts} tone={props.tone ?? 'plain'} />;
}

/** Keep an amount left to right inside a sentence of either direction (U+2066, U+2069). */
const isolate = '\u2066';
const endOfIsolate = '\u2069';

/** The same as one line of text, for accessible names and sentences. */
export function useMoneyLine(): (
  amount: string,
  code: string,
  sign?: MoneyProps['sign'],
) => string {
  const formats = useFormats();
  return (amount, code, sign) =>
    `${isolate}${moneyLine(formats.money(amount, symbolOf(code), sign))}${endOfIsolate}`;
}
