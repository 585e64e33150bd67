import { standingFlags } from '@portal/commission';
import { depositStops } from '@portal/protocol';
import { expect, it } from 'vitest';
import { flagRefusal } from './flag-refusal.ts';

/** A trial has no way to a deposit at all. */
const flags = standingFlags.filter((flag) => flag !== 'TRIAL');

it('what a standing says to a deposit has words where a deposit explains itself', () => {
  const codes = flags.flatMap((flag) => {
    const refusal = flagRefusal('deposit', { flags: [{ flag, endsAt: undefined }] });
    return refusal === undefined ? [] : [refusal.code];
  });
  // Where nobody pays in before they are known, that is said without a flag.
  expect(new Set([...codes, 'identity_unverified'])).toEqual(new Set(depositStops));
});
