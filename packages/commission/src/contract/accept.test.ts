import { describe, expect, it } from 'vitest';
import { acceptEffects } from './accept.ts';
import { house, type Contract } from './contract.ts';

/** Of agents-loyalty-money.md C2 check 8 and C3, the cut. */
const dividend = (id: string, parties: Pick<Contract, 'payer' | 'payee'>): Contract => ({
  id,
  kind: 'DIVIDEND',
  scope: 'CONS',
  periodType: 'SEMIMONTHLY',
  state: 'ACTIVE',
  tiers: [{ minBetMinor: 0n, minLossMinor: null, minActive: 0, rateType: 'P', rate: 200_000n }],
  ...parties,
});

describe('what an accepted contract ends', () => {
  const old = dividend('old', { payer: house, payee: 'A' });
  const below = dividend('below', { payer: 'A', payee: 'B' });
  const next = { ...dividend('next', { payer: house, payee: 'A' }) };

  it('leaves what is covered in the same units', () => {
    const ended = acceptEffects([old, below], next).map(({ contractId }) => contractId);
    expect(ended).toEqual(['old']);
  });

  it('cuts promises in units that the new one does not have', () => {
    const ended = acceptEffects([old, below], { ...next, periodType: 'WEEKLY' });
    expect(ended).toEqual([
      { contractId: 'old', state: 'SUPERSEDED', reason: 'REPLACED' },
      { contractId: 'below', state: 'AUTO_ENDED', reason: 'OWN_CONTRACT_LOST' },
    ]);
  });
});
