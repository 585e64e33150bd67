import type { Contract, Tier } from '../../src/index.ts';

/** A percentage row without conditions, in parts per million, unless told otherwise. */
export const flat = (rate: bigint, rest: Partial<Tier> = {}): Tier => ({
  minBetMinor: 0n,
  minLossMinor: null,
  minActive: 0,
  rateType: 'P',
  rate,
  ...rest,
});

/** A daily contract of the house with agents-loyalty-money.md A1, unless told otherwise. */
export const contract = (fields: Partial<Contract>): Contract => ({
  id: 'K1',
  kind: 'DAILY',
  payer: 'HOUSE',
  payee: 'A1',
  scope: 'CONS',
  state: 'ACTIVE',
  tiers: [flat(8_000n)],
  ...fields,
});
