import { assert } from '@portal/money';
import type { PartsPerMillion } from '../category.ts';
import {
  explained,
  floorLine,
  line,
  rateLine,
  signedLines,
  type Explained,
} from '../explanation.ts';
import { e4PerUnit } from './accrual.ts';

/**
 * Rebate differences along an upline chain (agents-loyalty-money.md A8), in e4, from the member
 * upwards: the member gets its own rate, each upline the distance of its rate to the one below,
 * each floored. Rates never fall on the way up. A void passes the negative valid bet.
 */
export function rebateChain(
  validMinor: bigint,
  ratesFromMemberUp: readonly PartsPerMillion[],
  minorPerUnit = 100n,
): readonly Explained[] {
  return ratesFromMemberUp.map((rate, level) => {
    const below = level === 0 ? 0n : (ratesFromMemberUp[level - 1] ?? 0n);
    assert(rate >= below, 'a parent rate is not below its child');
    return explained(
      signedLines(validMinor * (e4PerUnit / minorPerUnit), (value) => [
        line('valid', 'A3', { operation: 'add', value }),
        rateLine(level === 0 ? 'A7' : 'A8', rate - below),
        floorLine('0: floor at e4'),
      ]),
    );
  });
}

/**
 * Whether a new rate fits between the children's highest and the parent's (agents-loyalty-money.md
 * A8).
 */
export function fitsBetween(
  rate: PartsPerMillion,
  bounds: { readonly parent?: PartsPerMillion; readonly highestChild: PartsPerMillion },
): boolean {
  return rate >= bounds.highestChild && (bounds.parent === undefined || rate <= bounds.parent);
}
