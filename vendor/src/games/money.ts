import { currency, divide } from '@portal/money';

const hundred = 100n;

/** What a stake pays at a price; a part of a minor unit stays with the vendor. */
export function payoutAt(stakeMinor: bigint, priceHundredths: number): bigint {
  return divide(stakeMinor * BigInt(priceHundredths), hundred, 'floor');
}

/** Stakes that the simulator offers, in minor units. */
export function stakesIn(code: string): readonly bigint[] {
  const { exponent } = currency(code);
  const inThousands = code === 'VND' || code === 'IDR' || code === 'KRW';
  const unit = 10n ** BigInt(exponent + (inThousands ? 3 : 0));
  return [1n, 5n, 10n, 50n, 100n].map((step) => step * unit);
}
