import { divide, type Rational } from '@portal/money';

/** `stake · factor`, rounded once, half to even, to the minor unit (sports-and-games.md D2). */
export function payout(stakeMinor: bigint, factor: Rational): bigint {
  return divide(stakeMinor * factor.numerator, factor.denominator, 'half-even');
}
