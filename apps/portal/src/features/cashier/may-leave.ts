import { toMinor } from '../../shared/money/amounts.ts';
import type { Terms } from './api/read-terms.ts';

/** The play that is still to be done before anything leaves, in minor units. */
export function playLeftMinor({ requirements }: Pick<Terms, 'requirements'>): bigint {
  return requirements.reduce((sum, { left }) => sum + toMinor(left), 0n);
}

/** What can really leave now: nothing at all while any play is left. */
export function mayLeaveMinor(terms: Pick<Terms, 'requirements' | 'available'>): bigint {
  return playLeftMinor(terms) > 0n ? 0n : toMinor(terms.available);
}
