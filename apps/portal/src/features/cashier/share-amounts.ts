import { fromMinor, toMinor } from '../../shared/money/amounts.ts';
import type { Terms } from './api/read-terms.ts';
import { mayLeaveMinor } from './may-leave.ts';

const quarter = 4n;
const half = 2n;

type Bounds = Pick<Terms, 'available' | 'requirements' | 'most' | 'leftToday'>;

/** The most that may be taken out now, in minor units, and what keeps it from being more. */
export function mostNow(terms: Bounds) {
  const bounds = [
    { bound: 'balance', minor: mayLeaveMinor(terms) },
    { bound: 'limit', minor: toMinor(terms.most) },
    { bound: 'today', minor: toMinor(terms.leftToday) },
  ] as const;
  return bounds.reduce<(typeof bounds)[number]>(
    (least, next) => (next.minor < least.minor ? next : least),
    bounds[0],
  );
}

/** Parts of what is there, none above what may be taken out now. */
export function shareAmounts(terms: Terms) {
  const available = mayLeaveMinor(terms);
  const { minor: most } = mostNow(terms);
  const shares = [
    { share: 'quarter', minor: available / quarter },
    { share: 'half', minor: available / half },
    { share: 'most', minor: most },
  ] as const;
  return shares.map(({ share, minor }) => ({
    share,
    amount: fromMinor(minor < most ? minor : most, terms.currency),
  }));
}
