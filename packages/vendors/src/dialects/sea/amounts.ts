import type { DialectKeys } from '../../dialect.ts';
import { placesOf, readAmount, writeAmount, type AmountForm } from '../../wire/amount.ts';
import { Numeral } from '../../wire/json.ts';

/** Currencies of many digits, which are counted in thousands where a vendor says nothing else. */
const usualThousands: readonly string[] = ['VND', 'IDR', 'KRW'];
const thousandPlaces = 3;

/** What an amount of a message counts: minor units of a currency, by what two sides agreed. */
export interface SeaUnit extends Pick<DialectKeys, 'thousands'> {
  readonly currency: string;
}

function formOf({ currency, thousands = usualThousands }: SeaUnit): AmountForm | undefined {
  const places = placesOf(currency);
  return places === undefined
    ? undefined
    : { places: places + (thousands.includes(currency) ? thousandPlaces : 0), excess: 'refuse' };
}

export function readSeaAmount(
  { text }: Numeral,
  unit: SeaUnit,
  maySign: 'signed' | 'unsigned' = 'unsigned',
): bigint | undefined {
  const form = formOf(unit);
  return form === undefined ? undefined : readAmount(text, form, maySign);
}

export function writeSeaAmount(minor: bigint, unit: SeaUnit): Numeral | undefined {
  const form = formOf(unit);
  return form === undefined ? undefined : new Numeral(writeAmount(minor, form));
}
