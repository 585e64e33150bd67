import { toMinor } from '../../shared/money/amounts.ts';
import type { TransferTerms } from './api/read-transfer-terms.ts';

type Play = Pick<TransferTerms, 'available' | 'playLeft'>;

export function isPlayLeft({ playLeft }: Pick<Play, 'playLeft'>): boolean {
  return toMinor(playLeft) > 0n;
}

/** What can really go out now: nothing at all while any play is left (E7). */
export function mayTransferMinor(terms: Play): bigint {
  return isPlayLeft(terms) ? 0n : toMinor(terms.available);
}
