import type { Formats } from '@portal/i18n';

/** Digits of Arabic and of Persian. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/**
 * What a person typed as an amount, in the form of the wire; undefined when it is none. It is read
 * as the page writes amounts: `1.500` is one and a half in English and fifteen hundred in
 * Indonesian. The sign between thousands is a decimal where it can't be anything else: `2,50`.
 */
export function typedAmount(text: string, formats: Pick<Formats, 'money'>): string | undefined {
  const wire = plainNumber(text, formats);
  return /^\d{1,12}(?:\.\d{1,3})?$/u.test(wire) ? wire : undefined;
}

/** An amount of the wire as a person would type it here: {@link typedAmount} reads it back. */
export function writtenAmount(amount: string, formats: Pick<Formats, 'money'>): string {
  return hasCommaDecimals(formats) ? amount.replace('.', ',') : amount;
}

/** What a person typed, with its thousands set apart; what is no amount stays as it was typed. */
export function groupedAmount(text: string, formats: Pick<Formats, 'money'>): string {
  const amount = typedAmount(text, formats);
  return amount === undefined ? text : formats.money(amount, '').number;
}

function hasCommaDecimals(formats: Pick<Formats, 'money'>): boolean {
  return formats.money('1.5', '').number.includes(',');
}

/** How many decimals a person typed; undefined when it is no number, whatever its size. */
export function typedDecimals(text: string, formats: Pick<Formats, 'money'>): number | undefined {
  const wire = plainNumber(text, formats);
  return /^\d+(?:\.\d+)?$/u.test(wire) ? (wire.split('.')[1]?.length ?? 0) : undefined;
}

/** Its digits, with a dot before the decimals, wherever it can be read as a number. */
function plainNumber(text: string, formats: Pick<Formats, 'money'>): string {
  const latin = text
    .replaceAll(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\s'\u2019\u066C]/gu, '');
  const typed = hasCommaDecimals(formats)
    ? latin.replaceAll(/[.,]/gu, (mark) => (mark === ',' ? '.' : ','))
    : latin;
  const plain = typed.replace('\u066B', '.');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(/^(\d+),(\d{1,2})$/u, '$1.$2');
}
