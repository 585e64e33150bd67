import { placesOf, readAmount, writeAmount, type AmountForm } from '../../wire/amount.ts';
import { Numeral } from '../../wire/json.ts';

/** Currencies of many digits are counted in thousands. */
const inThousands: ReadonlySet<string> = new Set(['VND', 'IDR', 'KRW']);
const thousandPlaces = 3;

function formOf(currency: string): AmountForm | undefined {
  const places = placesOf(currency);
  return places === undefined
    ? undefined
    : { places: places + (inThousands.has(currency) ? thousandPlaces : 0), excess: 'refuse' };
}

export function readSeaAmount(
  { text }: Numeral,
  currency: string,
  maySign: 'signed' | 'unsigned' = 'unsigned',
): bigint | undefined {
  const form = formOf(currency);
  return form === undefined ? undefined : readAmount(text, form, maySign);
}

export function writeSeaAmount(minor: bigint, currency: string): Numeral | undefined {
  const form = formOf(currency);
  return form === undefined ? undefined : new Numeral(writeAmount(minor, form));
}
