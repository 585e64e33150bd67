import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../index.ts';
import { readTrialBalance } from './read-trial-balance.ts';

const test = testDatabase();

it('sums to zero, and says what belongs to members', async () => {
  const shared = { currency: 'THB', reference: 'trial' } as const;
  await test.inUnit((ctx) =>
    post(ctx, [
      {
        debt: 'trial:1',
        type: 'deposit',
        from: 'outside:bank',
        to: 'member:mbr_trial1:cash',
        amountMinor: 50_000n,
        ...shared,
      },
      {
        debt: 'trial:2',
        type: 'withdraw_hold',
        from: 'member:mbr_trial1:cash',
        to: 'member:mbr_trial1:hold',
        amountMinor: 20_000n,
        ...shared,
      },
      {
        debt: 'trial:3',
        type: 'deposit_held',
        from: 'outside:bank',
        to: 'house:suspense',
        amountMinor: 700n,
        ...shared,
      },
    ]),
  );
  const [books] = await test.inUnit((ctx) => readTrialBalance(ctx));
  expect(books).toEqual({
    currency: 'THB',
    sumMinor: 0n,
    membersMinor: 50_000n,
    heldMinor: 20_000n,
    openMinor: 0n,
    suspenseMinor: 700n,
  });
});
