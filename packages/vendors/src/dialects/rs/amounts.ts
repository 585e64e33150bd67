import { readAmount, placesOf } from '../../wire/amount.ts';
import { Numeral } from '../../wire/json.ts';

/** Amounts are whole numbers of a hundred thousandth of the currency's main unit. */
const places = 5;
const whole = { places: 0, excess: 'refuse' } as const;

export function readRsAmount(amount: Numeral, currency: string): bigint | undefined {
  const own = placesOf(currency);
  const units = amount.text.includes('.') ? undefined : readAmount(amount.text, whole);
  if (own === undefined || units === undefined) {
    return undefined;
  }
  const unit = 10n ** BigInt(places - own);
  return units % unit === 0n ? units / unit : undefined;
}

export function writeRsAmount(minor: bigint, currency: string): Numeral {
  const unit = 10n ** BigInt(places - (placesOf(currency) ?? places));
  return new Numeral((minor * unit).toString());
}
