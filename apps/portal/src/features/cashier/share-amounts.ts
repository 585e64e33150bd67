import { fromMinor, toMinor } from '../../shared/money/amounts.ts';
import type { Terms } from './api/read-terms.ts';
import { mayLeaveMinor } from './may-leave.ts';

const quarter = 4n;
const half = 2n;

/** Parts of what is there, none above what may be taken out now. */
export function shareAmounts(terms: Terms) {
  const available = mayLeaveMinor(terms);
  const bounds = [available, toMinor(terms.most), toMinor(terms.leftToday)];
  const most = bounds.reduce((least, bound) => (bound < least ? bound : least));
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
