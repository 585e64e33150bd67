import {
  currency,
  formatScaled,
  isCurrencyCode,
  largestMinor,
  type CurrencyCode,
} from '@portal/money';

/** How a dialect writes amounts. */
export interface AmountForm {
  /** Decimal places of the number on the wire against minor units. */
  readonly places: number;
  /** Whether digits that the currency does not have are cut off, or refuse the amount. */
  readonly excess: 'cut' | 'refuse';
}

const decimalPattern = /^(?<sign>-?)(?<whole>0|[1-9]\d{0,15})(?:\.(?<part>\d{1,8}))?$/u;

/**
 * An amount of the wire in minor units, or undefined: no exponent, no sign where none may be, no
 * digits beyond the form's, nothing that arithmetic could overflow (rule 25).
 */
export function readAmount(
  text: string,
  form: AmountForm,
  maySign: 'signed' | 'unsigned' = 'unsigned',
): bigint | undefined {
  const groups = decimalPattern.exec(text)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const { sign = '', whole = '', part = '' } = groups;
  const excess = part.slice(form.places);
  if (
    (sign !== '' && maySign === 'unsigned') ||
    (form.excess === 'refuse' && /[1-9]/u.test(excess))
  ) {
    return undefined;
  }
  const minor = BigInt(whole + part.slice(0, form.places).padEnd(form.places, '0'));
  return minor > largestMinor ? undefined : sign === '' ? minor : -minor;
}

export function writeAmount(minor: bigint, { places }: AmountForm): string {
  return formatScaled(minor, places);
}

/** Places of a decimal in units of the currency; undefined for a currency that is not ours. */
export function placesOf(code: CurrencyCode): number | undefined {
  return isCurrencyCode(code) ? currency(code).exponent : undefined;
}
