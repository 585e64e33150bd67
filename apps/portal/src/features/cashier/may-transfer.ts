import { toMinor } from '../../shared/money/amounts.ts';
import type { TransferTerms } from './api/read-transfer-terms.ts';

type Play = Pick<TransferTerms, 'available' | 'playLeft'>;

export function isPlayLeft({ playLeft }: Pick<Play, 'playLeft'>): boolean {
  return toMinor(playLeft) > 0n;
}

type Bounds = Play & Pick<TransferTerms, 'most' | 'leftToday'>;

/** The most that one transfer may be now: what is there, of one, or what is left for today. */
export function mostToTransfer(terms: Bounds): bigint {
  const bounds = [mayTransferMinor(terms), toMinor(terms.most), toMinor(terms.leftToday)];
  return bounds.reduce((least, next) => (next < least ? next : least));
}

/** What can really go out now: nothing at all while any play is left (E7). */
export function mayTransferMinor(terms: Play): bigint {
  return isPlayLeft(terms) ? 0n : toMinor(terms.available);
}
